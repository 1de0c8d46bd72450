import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isDocumentId } from '../lists/document-id.ts';
import { DEFAULT_TAB } from '../tab-keys.ts';
import { withParameter } from '../lists/use-parameter.ts';

const EDIT = 'edit';
/** What stands in a link that opens the form of a new item. */
export const NEW = 'new';

const UUID_LENGTH = 36;
const NEW_ID = `${NEW}-`;

/** Returns what stands in the URL for a new item. It names the item's id, so that a reload finds its draft. */
export const newOf = (id: string) => `${NEW_ID}${id}`;

const COPY = 'copy-';

/** Returns what stands in the URL for a new item that begins as a copy of another. */
export const copyOf = (id: string) => `${COPY}${crypto.randomUUID()}-${id}`;

/** Returns the id of the item that is copied; null when `edited` is not a copy. */
export const copiedId = (edited: string) =>
  edited.startsWith(COPY) ? edited.slice(COPY.length + UUID_LENGTH + 1) : null;

/** Returns the id of a new item, also of a copy; null when `edited` names a stored one. */
export function newId(edited: string): string | null {
  const start = [NEW_ID, COPY].find((prefix) => edited.startsWith(prefix));
  return start === undefined ? null : edited.slice(start.length, start.length + UUID_LENGTH);
}

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

  /** The filters and the order of the list stay, unless the form belongs to another tab. */
  const open = (tab: string, id: string, isContinued = false) =>
    setSearch(
      (before) => {
        const isSameTab = (before.get('tab') ?? DEFAULT_TAB) === tab;
        return { ...(isSameTab && Object.fromEntries(before)), tab, [EDIT]: id };
      },
      { state: { opened: true, continued: isContinued } },
    );
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
