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

const DATES = 'dates-';

/** Returns what stands in the URL while further dates are added to an item. */
export const datesOf = (id: string) => `${DATES}${id}`;

/** Returns the id of the item to which dates are added; null when `edited` names something else. */
export const datedId = (edited: string) => (edited.startsWith(DATES) ? edited.slice(DATES.length) : null);

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
  /** Opens another form in place of the open one, so that Back leads to the list. */
  const exchange = (id: string) =>
    void navigate(withParameter(EDIT, id), { replace: true, state: { opened: wasOpenedHere } });
  const close = () => {
    if (wasOpenedHere) return void navigate(-1);
    void navigate(withParameter(EDIT, ''), { replace: true });
  };
  const edited = search.get(EDIT);
  return {
    edited: edited !== null && isDocumentId(edited) ? edited : null,
    tab: search.get('tab'),
    open,
    exchange,
    close,
  };
}
