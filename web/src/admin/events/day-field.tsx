import { useMemo, useRef, useState, type ComponentRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toWallTime } from '@app/domain/shared/seoul-wall-time.ts';
import { Field } from '../../ui/field.tsx';
import { fromPickerValue, toPickerValue } from '../editing/fields/wall-time.ts';
import { WallTimePicker } from '../editing/fields/wall-time-picker.ts';

/** Can be typed in both languages. */
const ISO_FORMAT = 'YYYY-MM-DD';

interface DayFieldProps {
  label: string;
  hint: string;
  /** A wall-clock time in Seoul on the chosen day; empty when none is chosen. */
  day: string;
  now: Date;
  onChange: (day: string) => void;
}

/** A day that is typed or chosen in a calendar, from today on. */
export function DayField({ label, hint, day, now, onChange }: DayFieldProps) {
  const { t } = useTranslation('adminDialogs');
  const [isOpen, setOpen] = useState(false);
  const picker = useRef<ComponentRef<typeof WallTimePicker>>(null);
  const shownFormat = t('series.dayFormat');
  // The first format is shown; both can be typed.
  const formats = useMemo(() => [shownFormat, ISO_FORMAT], [shownFormat]);
  // Another object for the same day would discard what is being typed.
  const value = useMemo(() => toPickerValue(day), [day]);
  const today = toWallTime(now).slice(0, 10);
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
    <Field label={label} hint={hint}>
      {({ id, 'aria-describedby': describedBy }) => (
        <WallTimePicker
          ref={picker}
          id={id}
          aria-describedby={describedBy}
          size="large"
          format={formats}
          disabledDate={(shown) => fromPickerValue(shown).slice(0, 10) < today}
          allowClear={false}
          value={value}
          open={isOpen}
          onOpenChange={setOpen}
          onChange={(shown) => onChange(fromPickerValue(shown))}
          onKeyDown={closeOnEscape}
          panelRender={closingOnEscape}
        />
      )}
    </Field>
  );
}
