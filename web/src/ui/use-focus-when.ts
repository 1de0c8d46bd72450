import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a heading that gets the focus when `isDone` becomes true while it is shown, if nothing has it: what was pressed is
 * gone then, and the text below the heading says what became of it.
 */
export function useFocusWhen(isDone: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isDone && !wasDone.current && isFree) heading.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  return heading;
}
