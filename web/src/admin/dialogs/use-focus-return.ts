import { useEffect, useState } from 'react';

/**
 * Gives the focus back to the element that had it before the dialog of this content was opened. antd does so when a dialog
 * closes, but not when its parent removes it while it is open.
 */
export function useFocusReturn(): void {
  // antd renders the content when the dialog opens, and moves the focus into it afterwards.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
