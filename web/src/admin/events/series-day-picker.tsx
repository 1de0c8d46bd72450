import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toWallDay } from '@app/domain/shared/seoul-wall-time.ts';
import { NativePicker } from '../editing/fields/native-picker.tsx';
import { usePickerPopup, WallTimePicker } from '../editing/fields/wall-time-picker.tsx';
import { fromPickerValue, toPickerValue } from '../editing/fields/wall-time.ts';
import { isTouchScreen } from '../is-touch-screen.ts';

/** Can be typed in both languages. */
const ISO_FORMAT = 'YYYY-MM-DD';

/** What a control gets from the `Form.Item` around it. */
interface OfForm<Value> {
  id?: string;
  'aria-describedby'?: string;
  value?: Value;
  onChange?: (value: Value) => void;
}

interface SeriesDayPickerProps extends OfForm<string> {
  now: Date;
}

/**
 * A day that is typed or chosen in a calendar, from today on. Its value is a wall-clock time in Seoul on that day; empty when
 * none is chosen.
 */
export function SeriesDayPicker({ value: day = '', onChange, now, ...wiring }: SeriesDayPickerProps) {
  const { t } = useTranslation('adminDialogs');
  const popup = usePickerPopup();
  const shownFormat = t('series.dayFormat');
  // The first format is shown; both can be typed.
  const formats = useMemo(() => [shownFormat, ISO_FORMAT], [shownFormat]);
  // Another object for the same day would discard what is being typed.
  const value = useMemo(() => toPickerValue(day), [day]);
  const today = toWallDay(now);
  return isTouchScreen() ? (
    <NativePicker
      {...wiring}
      type="date"
      size="large"
      min={today}
      value={day.slice(0, 10)}
      onChange={(chosen) => onChange?.(chosen && `${chosen}T00:00`)}
    />
  ) : (
    <WallTimePicker
      {...wiring}
      {...popup}
      size="large"
      format={formats}
      disabledDate={(shown) => fromPickerValue(shown).slice(0, 10) < today}
      allowClear={false}
      value={value}
      onChange={(shown) => onChange?.(fromPickerValue(shown))}
    />
  );
}

/** Adds days one by one to its value: the field is empty again after each. */
export function AddedDays({
  value: days = [],
  onChange,
  ...props
}: Omit<SeriesDayPickerProps, keyof OfForm<string>> & OfForm<readonly string[]>) {
  return (
    <SeriesDayPicker
      {...props}
      value=""
      onChange={(day) => day && onChange?.([...new Set([...days, day])])}
    />
  );
}
