import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { Badge } from '../../ui/badge.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { useFocusOnRemoval } from '../cards/use-focus-on-removal.ts';
import { BookingDecision } from './booking-decision.tsx';
import styles from './check-in.module.css';
import { useCheckIn } from './use-check-in.ts';

export interface CheckInTimes {
  /** Whether guests are received: the day of the event has begun. */
  isOpen: boolean;
  hasBegun: boolean;
}

interface CheckInGuestProps extends CheckInTimes {
  booking: Booking;
}

/** A guest at the door: who it is, how many of the party have arrived, and the buttons that record it. */
export function CheckInGuest({ booking, ...times }: CheckInGuestProps) {
  const { id, name, phone, specialRequests, status } = booking;
  return (
    <ItemCard title={name} badges={<ArrivalBadge booking={booking} />}>
      <p className={styles.facts}>
        <span>{bookingReference(id)}</span>
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
      </p>
      {specialRequests && <p>{specialRequests}</p>}
      {status === 'pending' && <BookingDecision booking={booking} />}
      {status === 'confirmed' && times.isOpen && <Controls booking={booking} {...times} />}
    </ItemCard>
  );
}

function ArrivalBadge({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const { arrived = 0, isNoShow, numberOfParticipants: people, status } = booking;
  if (status === 'pending') return <Badge tone="sun">{t('bookings.status.pending')}</Badge>;
  if (isNoShow) return <Badge tone="muted">{t('checkIn.noShow')}</Badge>;
  if (arrived === 0) return <Badge>{t('bookings.people', { count: people })}</Badge>;
  return <Badge tone={arrived < people ? 'sun' : 'celadon'}>{t('checkIn.total', { arrived, people })}</Badge>;
}

function Controls({ booking, hasBegun }: CheckInGuestProps) {
  const { t } = useTranslation('admin');
  const { arrived = 0, isNoShow = false, name, numberOfParticipants: people } = booking;
  const { isBusy, undone, setArrived, setNoShow, failure } = useCheckIn(booking);
  const label = (action: string) => t('checkIn.nameOfAction', { action, name });
  const rest = people - arrived;
  return (
    <>
      {rest > 0 && (
        <CheckInRest
          text={t(arrived > 0 ? 'checkIn.rest' : 'checkIn.all', { count: rest })}
          label={label}
          isBusy={isBusy}
          onCheckIn={() => setArrived(people)}
        />
      )}
      <div className={styles.controls}>
        {people > 1 && (
          <>
            <Button
              size="large"
              disabled={isBusy || arrived === 0}
              aria-label={label(t('checkIn.fewer'))}
              onClick={() => setArrived(arrived - 1)}
            >
              −
            </Button>
            <span className={styles.count}>
              {arrived} / {people}
            </span>
            <Button
              size="large"
              disabled={isBusy || rest === 0}
              aria-label={label(t('checkIn.more'))}
              onClick={() => setArrived(arrived + 1)}
            >
              +
            </Button>
          </>
        )}
        {arrived > 0 && (
          <Button
            size="large"
            disabled={isBusy}
            aria-label={label(t('checkIn.undo'))}
            onClick={() => setArrived(undone)}
          >
            {t('checkIn.undo')}
          </Button>
        )}
        {arrived === 0 && hasBegun && (
          <Button
            size="large"
            disabled={isBusy}
            aria-label={label(t(isNoShow ? 'checkIn.undoNoShow' : 'checkIn.noShow'))}
            onClick={() => setNoShow(!isNoShow)}
          >
            {t(isNoShow ? 'checkIn.undoNoShow' : 'checkIn.noShow')}
          </Button>
        )}
      </div>
      {failure && <Alert type="warning" showIcon title={failure} />}
    </>
  );
}

interface CheckInRestProps {
  text: string;
  label: (action: string) => string;
  isBusy: boolean;
  onCheckIn: () => void;
}

/** The large button that checks in everyone of the party who is missing; it disappears when all have arrived. */
function CheckInRest({ text, label, isBusy, onCheckIn }: CheckInRestProps) {
  const ref = useFocusOnRemoval<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Button
        className={styles.all ?? ''}
        type="primary"
        size="large"
        block
        loading={isBusy}
        aria-disabled={isBusy}
        aria-label={label(text)}
        onClick={onCheckIn}
      >
        {text}
      </Button>
    </div>
  );
}
