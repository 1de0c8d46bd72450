import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import { weekOf, type FormDay } from '../../form/values.ts';
import { DAY_NAMES } from '../../form/week.ts';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';

/** Starts with Monday, as weeks are read here; the item starts with Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

export function WeekField({ field }: { field: FieldOf<'week'> }) {
  return (
    <FormValue name={field.name}>
      <Week field={field} />
    </FormValue>
  );
}

function Week({ field }: { field: FieldOf<'week'> }) {
  const { t } = useTranslation('admin');
  const { values, problemOf, change } = useForm();
  const week = weekOf(values, field.name);
  const problem = problemOf(field.name);
  const set = (weekday: number, changes: Partial<FormDay>) =>
    change(
      field.name,
      week.map((day, index) => (index === weekday ? { ...day, ...changes } : day)),
    );
  return (
    <fieldset className={styles.week}>
      <legend>{useLabel()(field)}</legend>
      {WEEKDAYS.map((weekday) => {
        const day = week[weekday];
        const name = t(`editing.days.${DAY_NAMES[weekday]}`);
        if (!day) return null;
        return (
          <div key={weekday} className={styles.day}>
            <label>
              <input
                type="checkbox"
                checked={day.isOpen}
                onChange={(event) => set(weekday, { isOpen: event.target.checked })}
              />
              {name}
            </label>
            {day.isOpen ? (
              <>
                <input
                  type="time"
                  aria-label={t('editing.opens', { day: name })}
                  aria-invalid={problem !== undefined && day.open === ''}
                  value={day.open}
                  onChange={(event) => set(weekday, { open: event.target.value })}
                />
                <span aria-hidden="true">–</span>
                <input
                  type="time"
                  aria-label={t('editing.closes', { day: name })}
                  aria-invalid={problem !== undefined && day.close === ''}
                  value={day.close}
                  onChange={(event) => set(weekday, { close: event.target.value })}
                />
              </>
            ) : (
              <span className={styles.closed}>{t('editing.closedDay')}</span>
            )}
          </div>
        );
      })}
      <p className={styles.hint}>{t('editing.weekHint')}</p>
      {problem && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  );
}
