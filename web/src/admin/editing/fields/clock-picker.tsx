import { useMemo } from 'react';
import { isTouchScreen } from '../../is-touch-screen.ts';
import { NativePicker } from './native-picker.tsx';
import { usePickerPopup, WallTimePicker } from './wall-time-picker.tsx';
import { fromPickerValue, toPickerValue } from './wall-time.ts';

/** The first format is shown; all can be typed. */
const FORMATS = ['HH:mm', 'H:mm', 'HHmm'];

interface ClockPickerProps {
  /** The accessible name. */
  label: string;
  /** A time of the day as `09:30`. */
  time: string;
  isInvalid: boolean;
  onChange: (time: string) => void;
}

/** A time of the day. Where it is typed, in the 24-hour clock whatever the browser's language. */
export function ClockPicker({ label, time, isInvalid, onChange }: ClockPickerProps) {
  const popup = usePickerPopup();
  // Another object for the same time would discard what is being typed.
  const value = useMemo(() => toPickerValue(`2000-01-01T${time}`), [time]);
  const shared = {
    'aria-label': label,
    'aria-invalid': isInvalid,
    status: isInvalid ? ('error' as const) : ('' as const),
  };
  return isTouchScreen() ? (
    <NativePicker {...shared} type="time" value={time} onChange={onChange} />
  ) : (
    <WallTimePicker.TimePicker
      {...shared}
      format={FORMATS}
      needConfirm={false}
      showNow={false}
      allowClear={false}
      value={value}
      // Unlike `onChange`, also while the pop-up is open, so that saving right after typing saves it.
      onCalendarChange={(shown) => {
        if (shown && !Array.isArray(shown)) onChange(fromPickerValue(shown).slice(-5));
      }}
      {...popup}
    />
  );
}
