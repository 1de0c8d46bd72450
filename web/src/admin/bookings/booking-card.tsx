import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { agreedWon } from '@app/domain/booking/agreed-lines.ts';
import { awaitsDecision, expectsGuests } from '@app/domain/booking/booking-status.ts';
import { shownPhone, telephoneUrl } from '@app/domain/shared/telephone.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Details } from '../cards/details.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { mailAddress } from '../../lib/mail-address.ts';
import { BookingDecision } from './booking-decision.tsx';
import { BookingDeletion } from './booking-deletion.tsx';
import { BookingStatus } from './booking-status.tsx';
import { GuestSection } from './guest-section.tsx';
import { Button } from 'antd';
import { useState } from 'react';
import { useFocusOnRemoval } from '../cards/use-focus-on-removal.ts';
import { findText } from '../form/kept-text.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useChangeStatus } from './use-change-status.ts';
import styles from './booking-card.module.css';

/** The button that cancels a confirmed booking. Its dialog opens by itself with a reason that was typed. */
function ConfirmedCancellation({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(() => findText('cancellations', booking.id) !== null);
  const ref = useFocusOnRemoval<HTMLDivElement>();
  const { start, isBusy } = useChangeStatus(booking);
  return (
    <div ref={ref}>
      <Button danger loading={isBusy} onClick={() => setOpen(true)}>
        {isBusy ? t('bookings.cancelling') : t('bookings.cancelConfirmed')}
      </Button>
      <CancelDialog booking={booking} open={isOpen} onClose={() => setOpen(false)} onCancelBooking={start} />
    </div>
  );
}

interface BookingCardProps {
  booking: Booking;
  /** Null when the event has been deleted, undefined until it is loaded. */
  event: Event | null | undefined;
}

export function BookingCard({ booking, event }: BookingCardProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { agreed, email, numberOfParticipants, payBy, phone, status } = booking;
  const shown = event ?? agreed;
  const moment = (date: Date) => t('bookings.kst', { moment: formatEventTime(date, language) });
  return (
    <ItemCard
      title={booking.name}
      badges={<BookingStatus booking={booking} />}
      actions={
        <>
          {awaitsDecision(status) && <BookingDecision booking={booking} />}
          <BookingDeletion booking={booking} event={event} />
        </>
      }
    >
      <p className={styles.event} aria-busy={event === undefined}>
        <strong>{localized(shown, 'title', language)}</strong>
        <span>{moment(shown.dateTime)}</span>
        {event === null && <span>{t('bookings.removedEvent')}</span>}
      </p>
      <Details
        items={[
          [t('bookings.participants'), t('bookings.people', { count: numberOfParticipants })],
          [t('bookings.agreedTotal'), formatWon(agreedWon(booking))],
          [
            t('bookings.payment'),
            // The order has the booking's id.
            payBy && (
              <Link key="payment" to={`/admin?tab=orders&order=${booking.id}`}>
                {awaitsDecision(status)
                  ? t('bookings.payBy', { moment: moment(payBy) })
                  : t('bookings.order')}
              </Link>
            ),
          ],
          [t('bookings.reference'), bookingReference(booking.id)],
          [
            t('bookings.email'),
            email && (
              <a key="email" href={mailAddress(email)}>
                {email}
              </a>
            ),
          ],
          [
            t('bookings.phone'),
            phone && (
              <a key="phone" href={telephoneUrl(phone)}>
                {shownPhone(phone, language)}
              </a>
            ),
          ],
          [t('bookings.bookedAt'), moment(booking.createdAt)],
          [t('bookings.requests'), booking.specialRequests],
          [t('bookings.cancellationReason'), booking.cancellation?.reason],
        ]}
      />
      {email && <GuestSection booking={booking} />}
      {expectsGuests(status) && <ConfirmedCancellation booking={booking} />}
    </ItemCard>
  );
}
