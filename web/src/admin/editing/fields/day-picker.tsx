import { isTouchScreen } from '../../is-touch-screen.ts';
import { NativePicker } from './native-picker.tsx';
import { useTypedMoment } from './use-typed-moment.ts';
import { WallTimePicker } from './wall-time-picker.ts';

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
  const typed = useTypedMoment(`${day}T00:00`, (wallTime) => onChange(wallTime.slice(0, 10)));
  const shared = {
    'aria-label': label,
    'aria-invalid': isInvalid,
    status: isInvalid ? ('error' as const) : ('' as const),
  };
  return isTouchScreen() ? (
    <NativePicker {...shared} type="date" value={day} onChange={onChange} />
  ) : (
    <WallTimePicker {...shared} format={FORMATS} placeholder={placeholder} {...typed} />
  );
}
