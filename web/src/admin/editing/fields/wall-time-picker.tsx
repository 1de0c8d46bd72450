import { DatePicker } from 'antd';
import { useRef, useState, type ComponentRef, type KeyboardEvent, type ReactNode } from 'react';
import { WALL_TIME_CONFIG } from './wall-time.ts';

/** antd's date picker for wall-clock times in Seoul, whatever the browser's time zone. */
export const WallTimePicker = DatePicker.generatePicker(WALL_TIME_CONFIG);

/** The pop-up of a picker that is typed in within a form. */
export function usePickerPopup() {
  const [isOpen, setOpen] = useState(false);
  const picker = useRef<ComponentRef<typeof WallTimePicker>>(null);
  /** Escape closes the pop-up and not the dialog. */
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    picker.current?.focus();
  };
  return {
    ref: picker,
    open: isOpen,
    onOpenChange: setOpen,
    onKeyDown: (event: KeyboardEvent) => {
      // Enter accepts what is typed and does not submit the form.
      if (event.key === 'Enter') event.preventDefault();
      closeOnEscape(event);
    },
    // A press in the pop-up moves the focus into it.
    panelRender: (panel: ReactNode) => (
      <div role="presentation" onKeyDown={closeOnEscape}>
        {panel}
      </div>
    ),
  };
}
