import { useEffect, useEffectEvent } from 'react';

/** Remembers, in this browser, that the admin wants no shortcuts: a voice program may press keys by mistake. */
const OFF = 'admin-shortcuts-off';

export const areShortcutsOn = () => localStorage.getItem(OFF) === null;

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, '');
}

/** The keys that act on what has the focus or stands in the open tab; each control names its own. */
export const ACT_KEYS = ['/', 'n', 'c', 'x', 'e', 'r', 'd', 'p', 'z'] as const;

/** The letter of a key by its place on the keyboard, for with a Korean layout `n` types `ㅜ`. */
function letterOf({ code, key }: KeyboardEvent): string {
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
  );
}

/** Whether a key is a shortcut here and now, and not part of a text, of a browser's own shortcut or of a dialog. */
function isShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  return (
    areShortcutsOn() &&
    !event.defaultPrevented &&
    !event.isComposing &&
    !hasModifier &&
    !isTyping(event.target) &&
    document.querySelector('dialog[open], .ant-modal-wrap:not([style*="display: none"])') === null
  );
}

/** The control that a key stands for: in the card that has the focus, else in the open tab or at the page's foot. */
function findControl(key: string): HTMLElement | null {
  const named = `[aria-keyshortcuts="${CSS.escape(key)}"]`;
  const card = document.activeElement?.closest('article');
  const inCard = card?.querySelector<HTMLElement>(named);
  if (inCard) return inCard;
  const all = document.querySelectorAll<HTMLElement>(`[role=tabpanel] ${named}, [data-undo] ${named}`);
  return [...all].find((control) => !control.closest('article')) ?? null;
}

function activate(key: string): boolean {
  const control = findControl(key);
  if (!control) return false;
  if (control instanceof HTMLInputElement) control.focus();
  else control.click();
  return true;
}

/** Moves the focus from card to card of the open tab. */
function step(by: 1 | -1): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('[role=tabpanel] article')];
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[current === -1 ? 0 : current + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

interface ShortcutsOptions {
  /** Opens the tab that stands at this place in the row, from 0. */
  openTab: (place: number) => void;
  openHelp: () => void;
}

/** Listens to the keyboard for as long as the dashboard is shown. */
export function useShortcuts({ openTab, openHelp }: ShortcutsOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const key = letterOf(event);
    if (key === '?') openHelp();
    else if (/^\d$/.test(key)) openTab(key === '0' ? 9 : Number(key) - 1);
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
