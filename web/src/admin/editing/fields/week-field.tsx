import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import type { FormDay } from '../../form/values.ts';
import { DAY_NAMES, WEEKDAYS } from '../../form/week.ts';
import { ClockPicker } from './clock-picker.tsx';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';

export function WeekField({ field }: { field: FieldOf<'week'> }) {
  return (
    <FormValue name={field.name}>
      <Week field={field} />
    </FormValue>
  );
}

interface WeekProps {
  field: FieldOf<'week'>;
  value?: readonly FormDay[];
  onChange?: (week: readonly FormDay[]) => void;
}

function Week({ field, value: week = [], onChange: change }: WeekProps) {
  const { t } = useTranslation('admin');
  const problem = useForm().problemOf(field.name);
  const set = (weekday: number, changes: Partial<FormDay>) =>
    change?.(week.map((day, index) => (index === weekday ? { ...day, ...changes } : day)));
  return (
    <fieldset className={styles.week}>
      <legend>{useLabel()(field)}</legend>
      {WEEKDAYS.map((weekday) => {
        const day = week[weekday];
        const name = t(`editing.days.${DAY_NAMES[weekday]}`);
        if (!day) return null;
        const clock = (edge: 'open' | 'close', label: string) => (
          <ClockPicker
            label={label}
            time={day[edge]}
            isInvalid={problem !== undefined && day[edge] === ''}
            onChange={(time) => set(weekday, { [edge]: time })}
          />
        );
        return (
          <div key={weekday} className={styles.day}>
            <Checkbox
              checked={day.isOpen}
              onChange={({ target }) => set(weekday, { isOpen: target.checked })}
            >
              {name}
            </Checkbox>
            {day.isOpen ? (
              <>
                {clock('open', t('editing.opens', { day: name }))}
                <span aria-hidden="true">–</span>
                {clock('close', t('editing.closes', { day: name }))}
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
