import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { expectsGuests } from '@app/domain/booking/booking-status.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import {
  type ArrivalsConflict as Conflict,
  type ArrivalsRefusal,
  mergedArrivals,
} from '@app/domain/booking/kept-arrivals.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useFocusOnRemoval } from '../cards/use-focus-on-removal.ts';
import { keptArrivals } from '../arrivals/kept-arrivals.ts';
import styles from './check-in.module.css';
import { recordArrivals } from './send-arrivals.ts';

const REASONS = {
  arrivals_changed: 'changed',
  status_change_refused: 'bookingChanged',
  event_closed: 'bookingChanged',
  not_found: 'bookingGone',
  too_early: 'tooEarly',
} as const satisfies Record<ArrivalsRefusal, string>;

interface ArrivalsConflictProps {
  conflict: Conflict;
  /** Undefined when the booking is not on the list, because it was cancelled or moved to another date. */
  booking: Pick<Booking, 'id' | 'name' | 'arrived' | 'numberOfParticipants' | 'status'> | undefined;
}

/** A check-in of this device that the server refused: what was recorded here, what the server has, and what can be done. */
export function ArrivalsConflict({ conflict, booking }: ArrivalsConflictProps) {
  const { t } = useTranslation('adminCheckIn');
  const { language } = useLanguage();
  const ref = useFocusOnRemoval<HTMLDivElement>();
  const { eventId, bookingId, before, arrived, at, refusal } = conflict;
  const name = booking?.name ?? bookingReference(bookingId);
  const current = booking?.arrived ?? 0;
  const people = booking?.numberOfParticipants ?? 0;
  const merged = booking && expectsGuests(booking.status) ? mergedArrivals(conflict, booking) : current;
  const discard = () => keptArrivals.change((kept) => kept.filter((press) => press.bookingId !== bookingId));
  const label = (action: string) => t('nameOfAction', { action, name });
  return (
    <Alert
      type="warning"
      showIcon
      title={
        booking ? t(REASONS[refusal], { arrived: current, people }) : t('notListed', { reference: name })
      }
      description={
        <>
          <p>{t('recordedHere', { before, arrived, moment: formatEventTime(new Date(at), language) })}</p>
          <div ref={ref} className={styles.actions}>
            {merged !== current && (
              <Button
                type="primary"
                size="large"
                aria-label={label(t('addMine', { arrived: merged, people }))}
                onClick={() => {
                  discard();
                  recordArrivals({ eventId, bookingId, before: current, arrived: merged });
                }}
              >
                {t('addMine', { arrived: merged, people })}
              </Button>
            )}
            <Button size="large" aria-label={label(t('discardMine'))} onClick={discard}>
              {t('discardMine')}
            </Button>
          </div>
        </>
      }
    />
  );
}
