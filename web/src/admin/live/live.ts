/**
 * What a live source has said so far. `unreachable` means that the server has not answered yet and nothing is known;
 * the source goes on by itself. `failed` is final until `retry`.
 */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'unreachable' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: Error; retry: () => void };

/** Starts listening, tells each new state but the first, `loading`, and returns how to stop. */
export type Listen<T> = (tell: (told: Told<T>) => void) => () => void;
export type Told<T> =
  { state: 'unreachable' } | { state: 'ready'; value: T } | { state: 'failed'; error: Error };
