import { useTranslation } from 'react-i18next';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { Field } from '../../../ui/field.tsx';
import { participantsOf } from '@app/domain/booking/participants-text.ts';
import styles from './participants-field.module.css';

interface ParticipantsFieldProps {
  value: string;
  max: number;
  /** What `max` means. */
  hint: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The change of the number by a key, as in a browser's own number field. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number field with buttons to decrease and increase. An invalid number becomes 1 on blur. Its input is a text, because in some
 * browsers a number input has an empty value for `４` and `4명`.
 */
export function ParticipantsField({ value, max, hint, error, onChange }: ParticipantsFieldProps) {
  const { t } = useTranslation('booking');
  const min = BOOKING_LIMITS.participantsMin;
  const people = participantsOf(value);
  const step = (by: number) => onChange(String(Math.max(Math.min(people + by, max), min)));
  return (
    <Field label={t('participants')} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.row}>
          <button
            type="button"
            className={styles.step}
            aria-label={t('fewer')}
            disabled={people <= min}
            onClick={() => step(-1)}
          >
            −
          </button>
          <input
            {...wiring}
            name="participants"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            required
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={people}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(String(people))}
            onKeyDown={(event) => {
              const by = STEPS[event.key];
              if (by === undefined) return;
              event.preventDefault();
              step(by);
            }}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={t('more')}
            disabled={people >= max}
            onClick={() => step(1)}
          >
            +
          </button>
        </div>
      )}
    </Field>
  );
}
