import { STORE_PARAMETER } from '../../config/paths.ts';
import { useSearchParamsState } from '../../lib/use-search-params-state.ts';

const readStore = (address: URLSearchParams) => address.get(STORE_PARAMETER);

function writeStore(id: string | null, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  if (id) next.set(STORE_PARAMETER, id);
  else next.delete(STORE_PARAMETER);
  return next;
}

/** Returns the store id in the URL, `?store=…`, and a function that sets it. */
export const useSelectedStore = () => useSearchParamsState(readStore, writeStore);
