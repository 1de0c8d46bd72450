import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { dialogsHere } from '../../lib/dialog-entries.ts';
import { DEFAULT_TAB } from '../tab-keys.ts';
import { withParameter } from '../lists/use-parameter.ts';

const EDIT = 'edit';
/** What stands in a link that opens the form of a new item. */
export const NEW = 'new';

/** How the address of each form begins that does not name a stored item; `readEdited` reads them. */
export const NEW_ID = `${NEW}-`;
export const COPY = 'copy-';
export const DATES = 'dates-';

/** Returns what stands in the URL for a new item. It names the item's id, so that a reload finds its draft. */
export const newOf = (id: string) => `${NEW_ID}${id}`;

/** Returns what stands in the URL for a new item that begins as a copy of another. */
export const copyOf = (id: string) => `${COPY}${crypto.randomUUID()}-${id}`;

/** Returns what stands in the URL while further dates are added to an item. */
export const datesOf = (id: string) => `${DATES}${id}`;

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
    // The review of a change, which ends with the form, has an entry above the form's.
    if (wasOpenedHere) return void navigate(-1 - dialogsHere());
    void navigate(withParameter(EDIT, ''), { replace: true });
  };
  return {
    /** May name no possible item. Null when no form is open. */
    edited: search.get(EDIT) || null,
    tab: search.get('tab'),
    open,
    exchange,
    close,
  };
}
