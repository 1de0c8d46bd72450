import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEPS_POSITION } from './page-arrival.ts';

/**
 * A state that lives in the address, so that it can be shared and gone back to. A change replaces the entry: back leads
 * out of the page. The address follows as a transition; what was pressed must not wait for it, and what is pressed next
 * must not start from what the address said before, so the change is shown at once.
 */
export function useSearchParamsState<State>(
  read: (address: URLSearchParams) => State,
  write: (state: State, address: URLSearchParams) => URLSearchParams,
): [state: State, change: (next: State) => void] {
  const [address, setAddress] = useSearchParams();
  const [state, showAtOnce] = useOptimistic(read(address));
  const change = (next: State) =>
    startTransition(() => {
      showAtOnce(next);
      setAddress((present) => write(next, present), { replace: true, state: KEEPS_POSITION });
    });
  return [state, change];
}
