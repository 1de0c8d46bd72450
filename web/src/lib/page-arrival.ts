import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** Navigation state that keeps scroll position and focus, for filters and the language switch. */
export const KEEPS_POSITION = { keepsPosition: true };

const STORAGE_KEY = 'scrollPositions';

function keepsPosition(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPosition' in state;
}

function loadPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function savePositions(positions: ReadonlyMap<string, number>) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...loadPositions(), ...positions]));
  } catch {
    // Without storage the positions are kept until the page is unloaded.
  }
}

/** Returns the fragment as it stands where it is not valid percent-encoding, such as `50%`. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Finds the element that the hash names. */
function findAnchor(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeFragment(hash.slice(1))) : null;
}

/** Scrolls after a navigation: to the saved position, to the anchor, or to the top. */
function scrollOnArrival(isBack: boolean, saved: number | undefined, anchor: HTMLElement | null) {
  if (isBack && saved !== undefined) window.scrollTo(0, saved);
  else if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
}

function isOnScreen(element: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}

export function focusWithoutScroll(target: HTMLElement) {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Focuses the anchor, or the title of the new page, where a screen reader continues. While the content of the page is
 * loading the main element has the focus, and the title gets it unless the visitor has moved it meanwhile.
 * @returns a function that stops waiting for the title
 */
function focusOnArrival(anchor: HTMLElement | null): (() => void) | undefined {
  const main = document.querySelector<HTMLElement>('main');
  const findTitle = () => main?.querySelector<HTMLElement>('h1');
  const target = anchor ?? findTitle() ?? main;
  if (!target) return undefined;
  focusWithoutScroll(target);
  if (target !== main) return undefined;
  const loading = new MutationObserver(() => {
    const title = findTitle();
    if (!title) return;
    loading.disconnect();
    if (document.activeElement === main) focusWithoutScroll(title);
  });
  loading.observe(main, { childList: true, subtree: true });
  return () => loading.disconnect();
}

/** Restores scroll position and moves the focus after a client-side navigation, as a browser does for a page load. */
export function usePageArrival(): void {
  const { key, pathname, hash, state } = useLocation() as Location<unknown>;
  const isBack = useNavigationType() === 'POP';
  const positions = useRef(new Map<string, number>());
  const arrivedAt = useRef<string | null>(null);
  /** The page whose anchor was on the screen when it was last scrolled. */
  const anchored = useRef<string | null>(null);

  useLayoutEffect(() => {
    const isFirst = arrivedAt.current === null;
    let stopWaiting: (() => void) | undefined;
    if (arrivedAt.current !== key) {
      arrivedAt.current = key;
      // On the first page, the browser handles scroll position and focus, except for an anchor that did not exist yet.
      if (isFirst && window.scrollY === 0) findAnchor(hash)?.scrollIntoView();
      if (!isFirst && (isBack || !keepsPosition(state))) {
        const anchor = findAnchor(hash);
        const saved = positions.current.get(key) ?? loadPositions().get(key);
        scrollOnArrival(isBack, saved, anchor);
        stopWaiting = focusOnArrival(anchor);
        // In another language the texts above the anchor have other heights.
      } else if (anchored.current !== null && anchored.current !== pathname)
        findAnchor(hash)?.scrollIntoView();
    }
    const remember = () => {
      positions.current.set(key, window.scrollY);
      anchored.current = isOnScreen(findAnchor(hash)) ? pathname : null;
    };
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stopWaiting?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash, state, isBack]);

  useEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    takeOver();
    // When the page is left (a reload, another site) the browser restores the position better than a script can. A page
    // restored from the back/forward cache runs no effects again.
    const leave = () => {
      savePositions(positions.current);
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', takeOver);
    };
  }, []);
}
