import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isDocumentId } from '../lists/document-id.ts';
import { withParameter } from '../lists/use-parameter.ts';

const EDIT = 'edit';
/** The id of an item that does not exist yet. */
export const NEW = 'new';

const COPY = 'copy-';

/** Returns what stands in the URL for a new item that begins as a copy of another. */
export const copyOf = (id: string) => `${COPY}${id}`;

/** Returns the id of the item that is copied; null when `edited` is not a copy. */
export const copiedId = (edited: string) => (edited.startsWith(COPY) ? edited.slice(COPY.length) : null);

/**
 * Stores which item is open in the URL (`?tab=products&edit=…`): Back closes it, a reload opens it again, and it can be
 * linked.
 */
export function useEditAddress() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const wasOpenedHere = (state as { opened?: boolean } | null)?.opened === true;

  const open = (tab: string, id: string) => setSearch({ tab, [EDIT]: id }, { state: { opened: true } });
  const close = () => {
    if (wasOpenedHere) return void navigate(-1);
    void navigate(withParameter(EDIT, ''), { replace: true });
  };
  const edited = search.get(EDIT);
  return {
    edited: edited !== null && isDocumentId(edited) ? edited : null,
    tab: search.get('tab'),
    open,
    close,
  };
}
