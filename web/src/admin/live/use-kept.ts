import { useState } from 'react';
import type { Live } from './live.ts';

/** While a source that replaces another loads, what the other last said: a list must not vanish because it grows. */
export function useKept<T>(live: Live<T>): Live<T> {
  const [kept, setKept] = useState(live);
  if (live.state === 'ready' && live !== kept) setKept(live);
  return live.state === 'loading' && kept.state === 'ready' ? kept : live;
}
