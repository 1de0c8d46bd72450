import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { awaitsDecision, expectsGuests } from '@app/domain/booking/booking-status.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { shownPhone, telephoneUrl } from '@app/domain/shared/telephone.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { useIsDelayed } from '../arrivals/kept-arrivals.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { useFocusOnRemoval } from '../cards/use-focus-on-removal.ts';
import { ArrivalsConflict } from './arrivals-conflict.tsx';
import { BookingDecision } from './booking-decision.tsx';
import styles from './check-in.module.css';
import { type Guest, useCheckIn } from './use-check-in.ts';

export interface CheckInTimes {
  /** Whether guests are received: the day of the event has begun. */
  isOpen: boolean;
  hasBegun: boolean;
}

interface CheckInGuestProps extends CheckInTimes {
  booking: Guest;
  /** What the guest still has to pay; undefined while it is not known. */
  unpaidWon?: number | undefined;
}

/** A guest at the door: who it is, how many of the party have arrived, and the buttons that record it. */
export function CheckInGuest({ booking, unpaidWon = 0, isOpen, hasBegun }: CheckInGuestProps) {
  const { t } = useTranslation('adminCheckIn');
  const { language } = useLanguage();
  const { id, name, phone, specialRequests, status } = booking;
  const checkIn = useCheckIn(booking);
  const isDelayed = useIsDelayed();
  return (
    <ItemCard title={name} badges={<ArrivalBadge booking={{ ...booking, arrived: checkIn.arrived }} />}>
      <p className={styles.facts}>
        <span>{bookingReference(id)}</span>
        {phone && <a href={telephoneUrl(phone)}>{shownPhone(phone, language)}</a>}
      </p>
      {unpaidWon > 0 && <p>{t('toPay', { won: formatWon(unpaidWon) })}</p>}
      {specialRequests && <p>{specialRequests}</p>}
      {awaitsDecision(status) && 'agreed' in booking && <BookingDecision booking={booking} />}
      {checkIn.isUnsent && isDelayed && <p className={styles.unsent}>{t('keptHere')}</p>}
      {checkIn.conflict && <ArrivalsConflict conflict={checkIn.conflict} booking={booking} />}
      {expectsGuests(status) && isOpen && !checkIn.conflict && (
        <Controls booking={booking} checkIn={checkIn} hasBegun={hasBegun} />
      )}
    </ItemCard>
  );
}

function ArrivalBadge({ booking }: { booking: Guest }) {
  const { t } = useTranslation(['adminCheckIn', 'admin']);
  const { arrived = 0, isNoShow, numberOfParticipants: people, status } = booking;
  if (awaitsDecision(status)) return <Badge tone="sun">{t('admin:bookings.status.pending')}</Badge>;
  if (isNoShow && arrived === 0) return <Badge tone="muted">{t('noShow')}</Badge>;
  if (arrived === 0) return <Badge>{t('admin:bookings.people', { count: people })}</Badge>;
  return <Badge tone={arrived < people ? 'sun' : 'celadon'}>{t('total', { arrived, people })}</Badge>;
}

interface ControlsProps extends Pick<CheckInGuestProps, 'booking' | 'hasBegun'> {
  checkIn: ReturnType<typeof useCheckIn>;
}

function Controls({ booking, checkIn, hasBegun }: ControlsProps) {
  const { t } = useTranslation('adminCheckIn');
  const { isNoShow = false, name, numberOfParticipants: people } = booking;
  const { arrived, isUnsent, isBusy, undone, setArrived, setNoShow, failure } = checkIn;
  const ref = useFocusOnRemoval<HTMLDivElement>();
  const label = (action: string) => t('nameOfAction', { action, name });
  const rest = people - arrived;
  return (
    <>
      {rest > 0 && (
        <CheckInRest
          text={t(arrived > 0 ? 'rest' : 'all', { count: rest })}
          label={label}
          isBusy={isBusy}
          onCheckIn={() => setArrived(people)}
        />
      )}
      <div ref={ref} className={styles.controls}>
        {people > 1 && (
          <>
            <Button
              size="large"
              disabled={isBusy || arrived === 0}
              aria-label={label(t('fewer'))}
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
              aria-label={label(t('more'))}
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
            aria-label={label(t('undo'))}
            onClick={() => setArrived(undone)}
          >
            {t('undo')}
          </Button>
        )}
        {arrived === 0 && hasBegun && (
          <Button
            size="large"
            disabled={isBusy || isUnsent}
            aria-label={label(t(isNoShow ? 'undoNoShow' : 'noShow'))}
            onClick={() => setNoShow(!isNoShow)}
          >
            {t(isNoShow ? 'undoNoShow' : 'noShow')}
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
        disabled={isBusy}
        aria-label={label(text)}
        onClick={onCheckIn}
      >
        {text}
      </Button>
    </div>
  );
}
