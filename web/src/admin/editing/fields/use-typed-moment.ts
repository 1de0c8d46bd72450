import type { Dayjs } from 'dayjs';
import { useMemo, type FocusEvent } from 'react';
import { usePickerPopup } from './wall-time-picker.tsx';
import { fromPickerValue, toPickerValue } from './wall-time.ts';

/** The properties of a picker whose wall-clock time (`2026-11-28T14:00`, or empty) is typed, chosen or deleted. */
export function useTypedMoment(wallTime: string, change: (wallTime: string) => void) {
  const popup = usePickerPopup();
  // Another object for the same time would discard what is being typed.
  const value = useMemo(() => toPickerValue(wallTime), [wallTime]);
  return {
    ...popup,
    value,
    // Unlike `onChange`, also while the calendar is open, so that saving right after typing saves it.
    onCalendarChange: (shown: Dayjs | Dayjs[] | null) => {
      if (!Array.isArray(shown)) change(fromPickerValue(shown));
    },
    onChange: (shown: Dayjs | Dayjs[] | null) => {
      if (!shown) change('');
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // antd shows the last time again when the text is deleted.
      if (target instanceof HTMLInputElement && target.value.trim() === '') change('');
    },
  };
}
