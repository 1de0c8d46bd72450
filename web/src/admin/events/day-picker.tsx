import { useMemo, useRef, useState, type ComponentRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toWallDay } from '@app/domain/shared/seoul-wall-time.ts';
import { fromPickerValue, toPickerValue } from '../editing/fields/wall-time.ts';
import { WallTimePicker } from '../editing/fields/wall-time-picker.ts';

/** Can be typed in both languages. */
const ISO_FORMAT = 'YYYY-MM-DD';

/** What a control gets from the `Form.Item` around it. */
interface OfForm<Value> {
  id?: string;
  'aria-describedby'?: string;
  value?: Value;
  onChange?: (value: Value) => void;
}

interface DayPickerProps extends OfForm<string> {
  now: Date;
}

/**
 * A day that is typed or chosen in a calendar, from today on. Its value is a wall-clock time in Seoul on that day; empty when
 * none is chosen.
 */
export function DayPicker({ value: day = '', onChange, now, ...wiring }: DayPickerProps) {
  const { t } = useTranslation('adminDialogs');
  const [isOpen, setOpen] = useState(false);
  const picker = useRef<ComponentRef<typeof WallTimePicker>>(null);
  const shownFormat = t('series.dayFormat');
  // The first format is shown; both can be typed.
  const formats = useMemo(() => [shownFormat, ISO_FORMAT], [shownFormat]);
  // Another object for the same day would discard what is being typed.
  const value = useMemo(() => toPickerValue(day), [day]);
  const today = toWallDay(now);
  /** Escape closes the calendar and not the dialog. */
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    picker.current?.focus();
  };
  // A press on the calendar moves the focus into it.
  const closingOnEscape = (calendar: ReactNode) => (
    <div role="presentation" onKeyDown={closeOnEscape}>
      {calendar}
    </div>
  );
  return (
    <WallTimePicker
      {...wiring}
      ref={picker}
      size="large"
      format={formats}
      disabledDate={(shown) => fromPickerValue(shown).slice(0, 10) < today}
      allowClear={false}
      value={value}
      open={isOpen}
      onOpenChange={setOpen}
      onChange={(shown) => onChange?.(fromPickerValue(shown))}
      onKeyDown={(event) => {
        // Enter accepts the typed day and does not submit the form.
        if (event.key === 'Enter') event.preventDefault();
        closeOnEscape(event);
      }}
      panelRender={closingOnEscape}
    />
  );
}

/** Adds days one by one to its value: the field is empty again after each. */
export function AddedDays({
  value: days = [],
  onChange,
  ...props
}: Omit<DayPickerProps, keyof OfForm<string>> & OfForm<readonly string[]>) {
  return <DayPicker {...props} value="" onChange={(day) => onChange?.([...new Set([...days, day])])} />;
}
