import { useTranslation } from 'react-i18next';
import { formatWeek } from '@app/domain/store-location/opening-hours.ts';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../../form/form-context.ts';
import type { FieldOf } from '../../form/field.ts';
import { FormValue } from '../../form/form-value.tsx';
import { textOf, weekOf } from '../../form/values.ts';
import { weekFromForm } from '../../form/week.ts';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';

const LANGUAGE_OF = { hoursKr: 'kr', hours: 'en' } as const;

/** The owner's own texts of the opening hours. Each says what the weekly hours are in its language, and which is shown. */
export function HoursFields({ field }: { field: FieldOf<'hours'> }) {
  const { t } = useTranslation('admin');
  const { values, problemOf } = useForm();
  const labelOf = useLabel();
  const week = weekOf(values, 'openingHours');
  const hours = week.every(({ open, close }) => open && close) ? weekFromForm(week) : undefined;
  const hintOf = (name: keyof typeof LANGUAGE_OF) => {
    if (!hours) return undefined;
    const text = formatWeek(hours, LANGUAGE_OF[name]);
    const typed = textOf(values, name).trim();
    return t(typed === '' || typed === text ? 'editing.hints.derivedHours' : 'editing.hints.ownHours', {
      text,
    });
  };
  return (
    <div className={styles.wide}>
      <div className={styles.translations}>
        {(['hoursKr', 'hours'] as const).map((name) => (
          <FormValue key={name} name={name}>
            <TextField
              label={labelOf(field, name)}
              name={name}
              error={problemOf(name)}
              hint={hintOf(name)}
              lang={name === 'hours' ? 'en' : 'ko'}
            />
          </FormValue>
        ))}
      </div>
    </div>
  );
}
