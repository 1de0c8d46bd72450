import { useState } from 'react';
import type { Live } from './live.ts';

/** Returns the previous data while a new source loads, so that a list stays visible while it loads more. */
export function useKeepPreviousData<T>(live: Live<T>): Live<T> {
  const [kept, setKept] = useState(live);
  if (live.state === 'ready' && live !== kept) setKept(live);
  return live.state === 'loading' && kept.state === 'ready' ? kept : live;
}
