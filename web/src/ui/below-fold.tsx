import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Returns whether to render what lies below the first screen of a page. After a click on a link it is rendered in the background once
 * the rest is shown, so that the next page appears sooner. It belongs to the first rendering on the server and during hydration, when
 * the visitor goes back, because the scroll position needs its height, and when the address names an anchor, which may be in it.
 */
export function useIsBelowFoldShown(): boolean {
  const { hash } = useLocation();
  const isShownAtOnce = useNavigationType() === 'POP' || hash !== '';
  return useDeferredValue(true, isShownAtOnce);
}

/** A part of a page below its first screen. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useIsBelowFoldShown() && children;
}
