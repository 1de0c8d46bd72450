import { useSearchParams } from 'react-router-dom';
import { KEEPS_POSITION } from '../../lib/page-arrival.ts';

const STORE_PARAMETER = 'store';

/** The store that the address names, `?store=…`, and how to name another; back leads out of the page. */
export function useSelectedStore() {
  const [search, setSearch] = useSearchParams();
  const select = (id: string) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        next.set(STORE_PARAMETER, id);
        return next;
      },
      { replace: true, state: KEEPS_POSITION },
    );
  return [search.get(STORE_PARAMETER), select] as const;
}
