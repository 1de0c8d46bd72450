import { startTransition, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { KEEPS_POSITION } from './page-arrival.ts';

/** Whether Back returns to the state before a change. Changes while text is typed replace the history entry. */
export type HistoryEntry = 'push' | 'replace';

/**
 * Keeps a state in the URL's query. A change is shown optimistically, because the URL changes in a transition: the control must
 * respond at once, and the next change must start from this one. A late change is ignored if the visitor has opened another page.
 */
export function useSearchParamsState<State>(
  read: (address: URLSearchParams) => State,
  write: (state: State, address: URLSearchParams) => URLSearchParams,
): [state: State, change: (next: State, entry?: HistoryEntry) => void] {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const [state, showAtOnce] = useOptimistic(read(address));
  const change = (next: State, entry: HistoryEntry = 'push') => {
    // The URL names the new page before it is rendered; the router would lead back to the rendered one.
    if (window.location.pathname !== pathname) return;
    startTransition(() => {
      showAtOnce(next);
      setAddress((present) => write(next, present), { replace: entry === 'replace', state: KEEPS_POSITION });
    });
  };
  return [state, change];
}
