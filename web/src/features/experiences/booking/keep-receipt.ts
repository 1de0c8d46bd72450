import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { eventEnd } from '@app/domain/event/event-timing.ts';
import { paths } from '../../../config/paths.ts';
import { languageOfPath, localizedPath } from '../../../i18n/localized-path.ts';
import { forgetBooking, keepBooking, keptBookings, type KeptBooking } from '../../../lib/kept-bookings.ts';
import { isKept, keyOf, ofPage, type Receipt, showReceipts } from './kept-receipt.ts';

/** How long a booking is kept after its event. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * Keeps the receipt of a booking until a day after the event: with its payment, which is a signed link, for this tab, so that a
 * reload shows it again; the reference alone for this browser.
 */
export function keepReceipt(event: Event, receipt: Receipt): void {
  const key = keyOf(event.id);
  const until = eventEnd(event).getTime() + KEPT_MS;
  const text = JSON.stringify({ ...receipt, until });
  const kept: KeptBooking = {
    eventId: event.id,
    startsAt: event.dateTime.getTime(),
    until,
    reference: bookingReference(receipt.id),
  };
  ofPage.set(key, text);
  try {
    sessionStorage.setItem(key, text);
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The receipt lasts until the page is left.
  }
  // Without it, the offline page does not list the booking.
  keepForOffline(kept).catch(() => {});
  showReceipts();
}

/** Keeps a booking for the service worker, and has it keep the event's page, which the guest may never have opened. */
async function keepForOffline(booking: KeptBooking): Promise<void> {
  await keepBooking(booking);
  const page = localizedPath(paths.event(booking.eventId), languageOfPath(location.pathname));
  navigator.serviceWorker?.controller?.postMessage([page]);
}

/** Removes what this browser keeps of a booking. */
export function forgetReceipt(eventId: string): void {
  const key = keyOf(eventId);
  ofPage.delete(key);
  try {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  forgetBooking(eventId).catch(() => {});
  showReceipts();
}

/** Removes what this browser keeps of the booking with a reference, whose event its guest may have changed. */
export function forgetReceiptOf(reference: string): void {
  const isOf = (text: string | null | undefined) => {
    const receipt = JSON.parse(text ?? '{}') as Partial<Receipt & KeptBooking>;
    return (receipt.id ? bookingReference(receipt.id) : receipt.reference) === reference;
  };
  const prefix = keyOf('');
  const keys = new Set([...ofPage].flatMap(([key, text]) => (isOf(text) ? [key] : [])));
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(prefix) && isOf(storage.getItem(key))) keys.add(key);
  } catch {
    // Nothing was stored.
  }
  for (const key of keys) forgetReceipt(key.slice(prefix.length));
}

/** Removes the receipts whose time is over. */
export function removeOldReceipts(): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(keyOf('')) && !isKept(storage.getItem(key) ?? '')) storage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  keptBookings(Date.now()).catch(() => {});
}
