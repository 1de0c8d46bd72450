import { Button, Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { toWallDay } from '@app/domain/shared/seoul-wall-time.ts';
import { findSpecialHoursProblem } from '@app/domain/store-location/special-hours-problem.ts';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import { lineOf, NEW_SPECIAL_HOURS } from '../../form/special-hours.ts';
import type { FormSpecialHours } from '../../form/values.ts';
import { useCurrentMinute } from '../../use-current-time.ts';
import { ClockPicker } from './clock-picker.tsx';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';
import { isTouchScreen } from '../../is-touch-screen.ts';
import { NativePicker } from './native-picker.tsx';
import { useTypedMoment } from './use-typed-moment.ts';
import { WallTimePicker } from './wall-time-picker.tsx';

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
function DayPicker({ label, day, placeholder, isInvalid, onChange }: DayPickerProps) {
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

/** Days on which a store is closed or has other hours than in the week. */
export function SpecialHoursField({ field }: { field: FieldOf<'specialHours'> }) {
  return (
    <FormValue name={field.name}>
      <SpecialHours field={field} />
    </FormValue>
  );
}

interface SpecialHoursProps {
  field: FieldOf<'specialHours'>;
  value?: readonly FormSpecialHours[];
  onChange?: (rows: readonly FormSpecialHours[]) => void;
}

function SpecialHours({ field, value: rows = [], onChange: change }: SpecialHoursProps) {
  const { t } = useTranslation('admin');
  const problem = useForm().problemOf(field.name);
  const today = toWallDay(useCurrentMinute());
  const wrong: readonly number[] =
    problem === undefined ? [] : (findSpecialHoursProblem(rows.map(lineOf))?.lines ?? []);
  return (
    <fieldset className={styles.week}>
      <legend>{useLabel()(field)}</legend>
      <ul className={styles.week}>
        {rows.map((row, index) => {
          const name = row.from || t('editing.specialHours.row', { number: index + 1 });
          const isInvalid = wrong.includes(index);
          const set = (changes: Partial<FormSpecialHours>) =>
            change?.(rows.map((each, at) => (at === index ? { ...each, ...changes } : each)));
          const day = (edge: 'from' | 'until') => (
            <DayPicker
              label={t(`editing.specialHours.${edge}Of`, { name })}
              placeholder={t(`editing.specialHours.${edge}`)}
              day={row[edge]}
              isInvalid={isInvalid}
              onChange={(chosen) => set({ [edge]: chosen })}
            />
          );
          const clock = (edge: 'open' | 'close', label: 'editing.opens' | 'editing.closes') => (
            <ClockPicker
              label={t(label, { day: name })}
              time={row[edge]}
              isInvalid={isInvalid}
              onChange={(time) => set({ [edge]: time })}
            />
          );
          const reason = (key: 'reason' | 'reasonKr', language: 'english' | 'korean') => (
            <Input
              className={styles.reason ?? ''}
              aria-label={t('editing.specialHours.reasonOf', { name, language: t(`editing.${language}`) })}
              placeholder={t('editing.specialHours.reason', { language: t(`editing.${language}`) })}
              lang={language === 'english' ? 'en' : 'ko'}
              maxLength={TEXT_LIMITS.tag}
              value={row[key]}
              onChange={({ target }) => set({ [key]: target.value })}
            />
          );
          return (
            <li key={index} className={styles.special}>
              {day('from')}
              <span aria-hidden="true">–</span>
              {day('until')}
              <Checkbox
                aria-label={`${name}: ${t('editing.specialHours.closed')}`}
                checked={!row.isOpen}
                onChange={({ target }) => set({ isOpen: !target.checked })}
              >
                {t('editing.specialHours.closed')}
              </Checkbox>
              {row.isOpen && (
                <>
                  {clock('open', 'editing.opens')}
                  <span aria-hidden="true">–</span>
                  {clock('close', 'editing.closes')}
                </>
              )}
              {reason('reasonKr', 'korean')}
              {reason('reason', 'english')}
              <Button
                aria-label={t('editing.specialHours.removeOf', { name })}
                onClick={() => change?.(rows.filter((_, at) => at !== index))}
              >
                {t('editing.specialHours.remove')}
              </Button>
              {row.from && (row.until || row.from) < today && (
                <span className={styles.hint}>{t('editing.specialHours.past')}</span>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          disabled={rows.length >= TEXT_LIMITS.tags}
          onClick={() => change?.([...rows, NEW_SPECIAL_HOURS])}
        >
          {t('editing.specialHours.add')}
        </Button>
      </div>
      <p className={styles.hint}>{t('editing.specialHours.hint', { most: TEXT_LIMITS.tags })}</p>
      {problem && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  );
}
