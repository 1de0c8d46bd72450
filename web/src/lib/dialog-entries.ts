import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

// Each open dialog has an entry in the history above the entry of its page, so that Back closes the dialog. It has the page's
// URL and state; only `dialogs` tells it apart, which counts the open dialogs.
type EntryState = { dialogs?: number; idx?: number; key?: string } | null;

const dialogsOf = (state: EntryState) => state?.dialogs ?? 0;
/** Returns how many entries of dialogs lie between the present entry and that of its page. */
export const dialogsHere = () => dialogsOf(window.history.state as EntryState);

/** Returns what is the same of all entries of one page: the router's position and key. */
const pageHere = () => {
  const { idx, key } = (window.history.state as EntryState) ?? {};
  return `${idx} ${key}`;
};

/** The browser's own `pushState`; null until the history is followed. */
let push: History['pushState'] | null = null;
/** Functions that close the open dialogs, in the order of opening. */
const open: (() => void)[] = [];
/** The number of steps back that the browser is about to take, to leave entries of closed dialogs. */
let steps = 0;
/** Whether a page was opened before the browser took those steps. */
let hasNavigated = false;
/** What replaced the page while dialogs were open: their entries cover its own. */
let replacement: Parameters<History['replaceState']> | null = null;

/** Returns whether a step in the history may concern the entry of a dialog. */
export const hasDialogEntries = () => steps > 0 || open.length > 0 || dialogsHere() > 0;

/** Adds or leaves entries until there are as many as open dialogs. */
function settle(): void {
  if (!push || steps > 0) return;
  for (let count = dialogsHere(); count < open.length; count += 1)
    push({ ...(window.history.state as EntryState), dialogs: count + 1 }, '');
  steps = dialogsHere() - open.length;
  if (steps > 0) window.history.go(-steps);
}

/** Closes the dialogs whose entries the visitor left. One that asks first stays open and gets its entry back. */
function closeLeft(): void {
  for (const close of open.slice(dialogsHere()).toReversed()) flushSync(close);
  settle();
}

/**
 * Starts to follow the history. Call it before the router is rendered, so that its listener runs later. A page that is opened
 * from a dialog takes the place of the dialog's entry: links, functions and filters all open it by `pushState`.
 */
export function followDialogEntries(): void {
  const { history } = window;
  const add = history.pushState.bind(history);
  push = add;
  const replace = history.replaceState.bind(history);
  /** The page of which the router knows. */
  let page = pageHere();
  const change = (write: History['pushState'], ...entry: Parameters<History['pushState']>) => {
    write(...entry);
    page = pageHere();
  };
  history.pushState = (state: EntryState, ...rest) => {
    if (dialogsHere() === 0) return change(add, state, ...rest);
    hasNavigated = steps > 0;
    replacement = null;
    change(replace, state, ...rest);
    // A dialog that stays open, such as the filters', belongs to the new page.
    queueMicrotask(settle);
  };
  history.replaceState = (state: EntryState, ...rest) => {
    const dialogs = dialogsHere();
    if (dialogs === 0 || dialogsOf(state) > 0) return change(replace, state, ...rest);
    replacement = [state, ...rest];
    change(replace, { ...state, dialogs }, ...rest);
  };
  window.addEventListener('popstate', (event) => {
    if (hasNavigated) {
      // Back to the page that was opened; the router is there already.
      event.stopImmediatePropagation();
      hasNavigated = false;
      return history.go(steps);
    }
    if (replacement && dialogsHere() === 0) {
      replace(...replacement);
      replacement = null;
    }
    // The router is at this page, or is about to show it: told of the step, it would take the page for one to which the
    // visitor came back, and would restore the scroll position and the focus.
    if (hasDialogEntries() && page === pageHere()) event.stopImmediatePropagation();
    page = pageHere();
    const isOwn = steps > 0;
    steps = 0;
    if (isOwn) settle();
    else closeLeft();
  });
  // A reload closes dialogs, but keeps their entries.
  settle();
}

/** While a dialog is open, Back calls `onClose` instead of leaving the page. */
export function useDialogEntry(isOpen: boolean, onClose: () => void): void {
  const closeEvent = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => closeEvent();
    open.push(close);
    // Later, so that a dialog that opens as another closes takes over its entry.
    queueMicrotask(settle);
    return () => {
      open.splice(open.indexOf(close), 1);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}
