import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BRAND } from '@app/domain/brand.ts';
import { bookingAppointment } from '@app/domain/booking/booking-appointment.ts';
import { formatDeadline } from '@app/domain/booking/format-deadline.ts';
import { eventEnd } from '@app/domain/event/event-timing.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { directionsUrl, placeUrl, storeMaps } from '@app/domain/store-location/map-links.ts';
import { RETURNED } from '../../shared/order-query.ts';
import { formatEventTime, timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { Button } from '../../../ui/button.tsx';
import { DeferredContent } from '../../../ui/deferred-content.tsx';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { Section } from '../../../ui/section.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import { AwaitedPayment } from '../awaited-payment.tsx';
import { forgetReceipt } from '../booking/keep-receipt.ts';
import { useSaveCalendarFile } from '../booking/use-save-calendar-file.ts';
import guestPage from '../guest-page.module.css';
import { AwaitedChange } from './awaited-change.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { ContactDetails } from './contact-details.tsx';
import { MoveDate } from './move-date.tsx';
import { PartySize } from './party-size.tsx';
import { SendLinkAgain } from './send-links.tsx';
import type { BookingView } from './use-guest-booking.ts';

const EntryCode = lazyChunk(async () => (await import('./entry-code.tsx')).EntryCode);

/** Returns the booking as an entry of a calendar. `note` is its description. */
function appointmentOf(booking: BookingView, language: Language, note: string) {
  const address = booking.store && localized(booking.store, 'address', language);
  const event = { ...booking.event, dateTime: new Date(booking.event.dateTime), address };
  return bookingAppointment({ ...booking, language }, event, note, new Date());
}

/** Returns which of the texts about a booking holds now. */
function shownStatus({ status, payment, change, arrived = 0 }: BookingView, isOver: boolean) {
  if (status === 'cancelled') return status;
  if (isOver) return 'over';
  if (payment && !change) return 'unpaid';
  return arrived > 0 ? 'arrived' : status;
}

/**
 * Once the booking is cancelled, removes its receipt from this browser and, if the guest has just done it, moves the focus to the
 * title, because the button that they pressed is gone.
 */
function useCancelled({ status, reference }: BookingView) {
  const isCancelled = status === 'cancelled';
  useEffect(() => {
    if (isCancelled) forgetReceipt(reference);
  }, [isCancelled, reference]);
  return useFocusWhen(isCancelled);
}

/** A booking as its guest sees it: what was agreed, and what can be changed. */
export function BookingDetails({ token, booking }: { token: string; booking: BookingView }) {
  const { t } = useTranslation(['manageBooking', 'events', 'booking', 'order']);
  const { language } = useLanguage();
  const { reference, numberOfParticipants, arrived = 0, agreed, totalWon, cancellation } = booking;
  const { store, canManage, change, payment, paidWon, dueAtEventWon, refund, orderToken } = booking;
  const hasReturned = useLocation().hash === RETURNED;
  const event = { ...booking.event, dateTime: new Date(booking.event.dateTime) };
  const [now] = useState(() => new Date());
  const freeUntil = new Date(booking.freeUntil);
  const heading = useCancelled(booking);
  const status = shownStatus(booking, eventEnd(event) <= now);
  const place = localized(event, 'location', language);
  const directions = store && localized(store, 'directions', language);
  const map = store ? storeMaps(store, language)[0]!.href : placeUrl(place, language);
  const agreedTime = new Date(agreed.dateTime);
  const agreedPlace = localized(agreed, 'location', language);
  const hasPrice = totalWon > 0;
  const saveCalendarFile = useSaveCalendarFile();
  const save = () =>
    saveCalendarFile(reference, appointmentOf(booking, language, t('booking:calendarNote', { reference })));
  return (
    <Section className={guestPage.page}>
      <p className={guestPage.soft}>{t('reference', { reference })}</p>
      <h1 ref={heading} tabIndex={-1} className={guestPage.title}>
        {t(`status.${status}.title`)}
      </h1>
      <p>{t(`status.${status}.text`, { count: arrived, people: numberOfParticipants })}</p>
      {hasReturned && payment && <output>{t('order:page.unconfirmed', { phone: BRAND.phone })}</output>}
      {payment && status === 'unpaid' && (
        <>
          {paidWon > 0 && (
            <p>
              {t('order:page.rest.text', {
                paid: formatWon(paidWon),
                total: formatWon(totalWon),
                until: timeInSeoul(new Date(payment.payBy), language),
              })}
            </p>
          )}
          <AwaitedPayment payment={payment} title={localized(event, 'title', language)} />
        </>
      )}
      {refund && (
        <p>
          {refund.refundingWon > 0 && t('refund.refunding', { won: formatWon(refund.refundingWon) })}{' '}
          {refund.refundedWon > 0 && t('refund.refunded', { won: formatWon(refund.refundedWon) })}
        </p>
      )}
      {cancellation?.reason && <p>{t('reason', { reason: cancellation.reason })}</p>}
      <dl className={guestPage.facts}>
        <dt>{t('event')}</dt>
        <dd>{keepTogether(localized(event, 'title', language))}</dd>
        <dt>{t('when')}</dt>
        <dd>
          {timeInSeoul(event.dateTime, language)}
          {event.dateTime.getTime() !== agreedTime.getTime() &&
            ` ${t('changedFrom', { before: formatEventTime(agreedTime, language) })}`}
        </dd>
        <dt>{t('where')}</dt>
        <dd>
          {keepTogether(place)}{' '}
          <a href={map} target="_blank" rel="noreferrer">
            {t('events:event.map')}
          </a>
          {place !== agreedPlace && ` ${t('changedFrom', { before: agreedPlace })}`}
        </dd>
        {store && (
          <>
            <dt>{t('address')}</dt>
            <dd>
              {localized(store, 'address', language)}{' '}
              <a href={directionsUrl(store, language)} target="_blank" rel="noreferrer">
                {t('directions')}
              </a>
              {directions && <p>{keepTogether(directions)}</p>}
            </dd>
          </>
        )}
        <dt>{t('participants')}</dt>
        <dd>{t('people', { count: numberOfParticipants })}</dd>
        <dt>{t('total')}</dt>
        <dd>{hasPrice ? formatWon(totalWon) : t('free')}</dd>
        {dueAtEventWon && status !== 'over' && (
          <>
            <dt>{t('dueAtEvent')}</dt>
            <dd>{formatWon(dueAtEventWon)}</dd>
          </>
        )}
        {orderToken && (
          <>
            <dt>{t('paid')}</dt>
            <dd>
              {formatWon(paidWon)} <LocalLink to={paths.order(orderToken)}>{t('order')}</LocalLink>
            </dd>
          </>
        )}
      </dl>
      {hasPrice && (
        <p className={guestPage.soft}>
          {booking.canCancel &&
            now < freeUntil &&
            t('refundUntil', { until: formatDeadline(freeUntil, language) })}{' '}
          <LocalLink to={`${paths.terms}#withdrawal`}>{t('events:event.rules')}</LocalLink>
        </p>
      )}
      {(status === 'confirmed' || status === 'arrived') && arrived < numberOfParticipants && (
        <DeferredContent>
          <EntryCode reference={reference} />
        </DeferredContent>
      )}
      {status !== 'cancelled' && status !== 'over' && (
        <Button look="quiet" onClick={save}>
          {t('booking:addToCalendar')}
        </Button>
      )}
      {change && payment && (
        <AwaitedChange token={token} booking={booking} change={change} payment={payment} />
      )}
      {canManage ? <Changes token={token} booking={booking} /> : <SendLinkAgain token={token} />}
    </Section>
  );
}

/** What the link of the mail lets the guest change. */
function Changes({ token, booking }: { token: string; booking: BookingView }) {
  const { t } = useTranslation('manageBooking');
  const { numberOfParticipants, maxParticipants, name, phone } = booking;
  return (
    <>
      {maxParticipants !== undefined && (
        <PartySize
          key={numberOfParticipants}
          token={token}
          booking={booking}
          maxParticipants={maxParticipants}
        />
      )}
      {booking.dates.length > 0 && <MoveDate key={booking.agreed.dateTime} token={token} booking={booking} />}
      {booking.canChangeContact && (
        <ContactDetails key={`${name} ${phone}`} token={token} booking={booking} />
      )}
      {booking.canCancel && <CancelBooking token={token} booking={booking} />}
      <p className={guestPage.soft}>{t('help')}</p>
    </>
  );
}
