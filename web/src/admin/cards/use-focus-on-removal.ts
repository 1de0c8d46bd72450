import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a part of a card that disappears after an action. If the part has the focus then, the focus moves to the
 * card instead of the top of the page.
 */
export function useFocusOnRemoval<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (part?.contains(document.activeElement)) part.closest('article')?.focus();
    };
  }, []);
  return ref;
}
