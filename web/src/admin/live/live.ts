/**
 * The latest state of a live source. `unreachable` means that the server has not answered yet and nothing is known;
 * the source goes on by itself. `failed` is final until `retry`.
 */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'unreachable' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: Error; retry: () => void };

/** Subscribes, emits each state after the initial `loading`, and returns a function that unsubscribes. */
export type Subscribe<T> = (emit: (snapshot: Snapshot<T>) => void) => () => void;
export type Snapshot<T> =
  | { state: 'unreachable' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: Error };
