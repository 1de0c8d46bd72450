import { useState, type KeyboardEvent } from 'react';

/** The pop-up of a picker that is typed in within a form. */
export function usePickerPopup() {
  const [isOpen, setOpen] = useState(false);
  return {
    open: isOpen,
    onOpenChange: setOpen,
    onKeyDown: (event: KeyboardEvent) => {
      // Enter accepts the typed time and does not submit the form; Escape closes the pop-up and not the form.
      if (event.key === 'Enter') event.preventDefault();
      if (event.key === 'Escape' && isOpen) event.stopPropagation();
    },
  };
}
