import { useTranslation } from 'react-i18next';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { Field } from '../../../ui/field.tsx';
import { participantsOf } from './booking-values.ts';
import styles from './participants-field.module.css';

interface ParticipantsFieldProps {
  value: string;
  max: number;
  /** What `max` means. */
  hint: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A number field with buttons to decrease and increase. An invalid number becomes 1 on blur. */
export function ParticipantsField({ value, max, hint, error, onChange }: ParticipantsFieldProps) {
  const { t } = useTranslation('booking');
  const min = BOOKING_LIMITS.participantsMin;
  const people = participantsOf(value);
  return (
    <Field label={t('participants')} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.row}>
          <button
            type="button"
            className={styles.step}
            aria-label={t('fewer')}
            disabled={people <= min}
            onClick={() => onChange(String(people - 1))}
          >
            −
          </button>
          <input
            {...wiring}
            name="participants"
            type="number"
            inputMode="numeric"
            required
            min={min}
            max={max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(String(people))}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={t('more')}
            disabled={people >= max}
            onClick={() => onChange(String(people + 1))}
          >
            +
          </button>
        </div>
      )}
    </Field>
  );
}
