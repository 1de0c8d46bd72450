import { useMemo } from 'react';
import { usePickerPopup } from './use-picker-popup.ts';
import { WallTimePicker } from './wall-time-picker.ts';
import { fromPickerValue, toPickerValue } from './wall-time.ts';

/** The first format is shown; all can be typed. */
const FORMATS = ['YYYY-MM-DD', 'YYYY.MM.DD', 'YYYYMMDD'];

interface DayPickerProps {
  /** The accessible name. */
  label: string;
  /** A day as `2027-02-06`; empty for none. */
  day: string;
  placeholder: string;
  isInvalid: boolean;
  onChange: (day: string) => void;
}

/** A day in Seoul, whatever the browser's time zone. */
export function DayPicker({ label, day, placeholder, isInvalid, onChange }: DayPickerProps) {
  const popup = usePickerPopup();
  // Another object for the same day would discard what is being typed.
  const value = useMemo(() => toPickerValue(`${day}T00:00`), [day]);
  return (
    <WallTimePicker
      aria-label={label}
      aria-invalid={isInvalid}
      status={isInvalid ? 'error' : ''}
      format={FORMATS}
      placeholder={placeholder}
      value={value}
      onChange={(shown) => onChange(Array.isArray(shown) ? '' : fromPickerValue(shown).slice(0, 10))}
      {...popup}
    />
  );
}
