import { use } from 'react';

/** The pages that a visitor who opens them waits for, because they are being prefetched, by path. */
export const arriving = new Map<string, Promise<unknown>>();

/** Suspends while the page at `path` is being prefetched, so that it does not read its content from Firestore. */
export function useArrival(path: string): void {
  const arrival = arriving.get(path);
  if (arrival) use(arrival);
}
