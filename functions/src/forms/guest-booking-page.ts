import { html } from 'hono/html';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { GuestBooking } from '@app/domain/booking/guest-booking-schema.ts';
import { isUnverified } from '@app/domain/booking/unverified.ts';
import { hasEnded } from '@app/domain/event/event-timing.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { CONFIRM, pageLayout } from '../http/page-layout.ts';
import { pageText } from '../mail/mail-text.ts';
import { refundDeadline } from '../mail/templates/refund-deadline.ts';
import { factList } from './fact-list.ts';
import { contactLinks } from './link-notice.ts';
import { siteLinks } from './site-links.ts';

export const guestBookingPath = (token: string) => `/api/bookings/${token}/page`;

function facts(booking: GuestBooking) {
  const { language, reference, event, store, numberOfParticipants, totalWon, dueAtEventWon, cancellation } =
    booking;
  const t = pageText(language, 'booking');
  return factList([
    [t('reference'), reference],
    [t('event'), localized(event, 'title', language)],
    [t('time'), `${formatEventTime(event.dateTime, language)} KST`],
    [t('place'), localized(event, 'location', language)],
    ...(store ? [[t('address'), localized(store, 'address', language)] as const] : []),
    [t('participants'), t('people', { count: numberOfParticipants })],
    [t('total'), totalWon > 0 ? formatWon(totalWon) : t('free')],
    ...(dueAtEventWon ? [[t('payment'), t('dueAtEvent', { won: formatWon(dueAtEventWon) })] as const] : []),
    ...(cancellation?.reason ? [[t('reason'), cancellation.reason] as const] : []),
  ]);
}

function verification(path: string, { language }: Booking) {
  const t = pageText(language, 'guestBooking');
  return html`<form method="post" action="${path}/opened">
    <p>${t('verify.text')}</p>
    <button type="submit" ${CONFIRM}>${t('verify.button')}</button>
  </form>`;
}

/** What is paid of the booking, and what happens if the rest is not. */
const restText = ({ language, paidWon, totalWon }: GuestBooking, until: Date) =>
  pageText(language, 'orderPage')('rest.text', {
    paid: formatWon(paidWon),
    total: formatWon(totalWon),
    until: `${formatEventTime(until, language)} KST`,
  });

/** The button to cancel, which shows only after a first press, with what a cancellation costs. */
function cancellation(path: string, { language, totalWon, freeUntil }: GuestBooking, now: Date) {
  const t = pageText(language, 'guestBooking');
  const refund = refundDeadline(pageText(language, 'booking'), freeUntil, now, language);
  return html`<details class="next">
    <summary>${t('cancel.title')}</summary>
    <form method="post" action="${path}/cancel">
      <p>${t('cancel.text')}</p>
      ${totalWon > 0 ? html`<p class="fine">${refund}</p>` : ''}
      <button type="submit" ${CONFIRM}>${t('cancel.button')}</button>
    </form>
  </details>`;
}

/**
 * Returns the page of a booking behind the guest's signed link without JavaScript. Only the posts of its forms change anything,
 * because mail scanners open links.
 */
export function guestBookingPage(token: string, booking: Booking, view: GuestBooking, now: Date): string {
  const { language, status, refund, canManage, canCancel } = view;
  // A change that awaits its payment leaves the booking as it is.
  const payment = view.change ? undefined : view.payment;
  const t = pageText(language, 'guestBooking');
  const path = guestBookingPath(token);
  const isCancelled = !holdsSeats(status);
  const isOver = hasEnded(view.event, now);
  const title = t(`title.${isCancelled ? status : isOver ? 'over' : payment ? 'unpaid' : status}`);
  return pageLayout({
    tag: LANGUAGE_TAG[language],
    title,
    main: html`<h1>${title}</h1>
      ${
        refund && refund.refundingWon > 0
          ? html`<p>
              ${pageText(language, 'booking')('refunding', { won: formatWon(refund.refundingWon) })}
            </p>`
          : ''
      }
      ${payment && view.paidWon > 0 ? html`<p>${restText(view, payment.payBy)}</p>` : ''} ${facts(view)}
      ${canManage && isUnverified(booking) ? verification(path, booking) : ''}
      ${canManage && canCancel ? cancellation(path, view, now) : ''}
      ${
        isCancelled || isOver
          ? ''
          : html`<div class="next">
              <p>${t(payment ? 'payOrChange' : 'change')}</p>
              ${contactLinks}
            </div>`
      }`,
    links: siteLinks('booking', language),
  });
}
