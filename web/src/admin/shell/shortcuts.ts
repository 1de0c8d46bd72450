import { useEffect, useEffectEvent } from 'react';

/** Stores in this browser that shortcuts are disabled, because speech input may press keys by mistake. */
const OFF = 'admin-shortcuts-off';

export const areShortcutsOn = () => localStorage.getItem(OFF) === null;

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, '');
}

/** The keys of controls of the open tab or the footer. Each control names its own key in `aria-keyshortcuts`. */
export const TAB_KEYS = ['/', 'n', 'p', 'z'] as const;

/** The keys that act on the focused item. They do nothing without one, so that no item is changed by mistake. */
export const ITEM_KEYS = ['c', 'x', 'e', 'r', 'd'] as const;

/** The items of a list: its cards, or the rows of its table, which can be focused. */
const ITEM = 'article, tr[tabindex]';

/** The keys of the row of digits, which open the tabs in their order. */
const TAB_ROW = '1234567890-=';

/** Returns the letter of a key by its position, because `n` types `ㅜ` with a Korean layout. */
function letterOf({ code, key }: KeyboardEvent): string {
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog]';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPED) !== null;

/** Returns whether a key is a shortcut now, and not text input, a shortcut of the browser or a key in a dialog. */
function isShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  return (
    areShortcutsOn() &&
    !event.defaultPrevented &&
    !event.isComposing &&
    !hasModifier &&
    !isTyping(event.target) &&
    document.querySelector('[aria-modal=true]') === null
  );
}

/** Returns the control of a key: in the focused item, otherwise, for a key of the tab, in the tab or the footer. */
function findControl(key: string): HTMLElement | null {
  const named = `[aria-keyshortcuts="${CSS.escape(key)}"]`;
  const item = document.activeElement?.closest(ITEM);
  const inItem = item?.querySelector<HTMLElement>(named);
  if (inItem) return inItem;
  if (!TAB_KEYS.some((tabKey) => tabKey === key)) return null;
  const all = document.querySelectorAll<HTMLElement>(`[role=tabpanel] ${named}, [data-undo] ${named}`);
  return [...all].find((control) => !control.closest(ITEM)) ?? null;
}

function activate(key: string): boolean {
  const control = findControl(key);
  if (!control) return false;
  if (control instanceof HTMLInputElement) control.focus();
  else control.click();
  return true;
}

/** Moves the focus between the items of the open tab. */
function step(by: 1 | -1): boolean {
  const items = [...document.querySelectorAll<HTMLElement>(`[role=tabpanel] :is(${ITEM})`)];
  const current = items.findIndex((item) => item.contains(document.activeElement));
  const next = items[current === -1 ? 0 : current + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

interface ShortcutsOptions {
  /** Opens the tab at this position, from 0; Today has a key of its own. */
  openTab: (place: number) => void;
  openToday: () => void;
  openHelp: () => void;
}

/** Listens to the keyboard while the dashboard is shown. */
export function useShortcuts({ openTab, openToday, openHelp }: ShortcutsOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const key = letterOf(event);
    if (key === '?') openHelp();
    else if (key === 't') openToday();
    else if (key.length === 1 && TAB_ROW.includes(key)) openTab(TAB_ROW.indexOf(key));
    else if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
    else if (!activate(key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
