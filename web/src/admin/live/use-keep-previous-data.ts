import { useState } from 'react';
import type { Live } from './live.ts';

/**
 * Returns the last data, also while a new source loads, waits for the server or has failed, so that a list stays visible. Without
 * any data it returns the state of the source.
 * @param query what the data answers: that of another query is not kept
 */
export function useKeepPreviousData<T>(live: Live<T>, query = ''): Live<T> {
  const [kept, setKept] = useState({ live, query });
  if (live.state === 'ready' && (live !== kept.live || query !== kept.query)) setKept({ live, query });
  return live.state !== 'ready' && kept.live.state === 'ready' && kept.query === query ? kept.live : live;
}
