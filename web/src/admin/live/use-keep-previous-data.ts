import { useState } from 'react';
import type { Live } from './live.ts';

/**
 * Returns the last data, also while a new source loads, waits for the server or has failed, so that a list stays visible. Without
 * any data it returns the state of the source.
 */
export function useKeepPreviousData<T>(live: Live<T>): Live<T> {
  const [kept, setKept] = useState(live);
  if (live.state === 'ready' && live !== kept) setKept(live);
  return live.state !== 'ready' && kept.state === 'ready' ? kept : live;
}
