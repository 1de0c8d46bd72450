import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { eventEnd } from '@app/domain/event/event-timing.ts';
import { paths } from '../../../config/paths.ts';
import { languageOfPath, localizedPath } from '../../../i18n/localized-path.ts';
import { forgetBooking, keepBooking, type KeptBooking } from '../../../service-worker/kept-bookings.ts';
import { keyOf, ofPage, PREFIX, type Receipt, showReceipts } from './kept-receipt.ts';

/** How long a booking is kept after its event. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * Keeps the receipt of a booking until a day after the event: with its payment and its token, which are signed links, for this tab, so that a
 * reload shows it again; the reference alone for this browser.
 */
export function keepReceipt(event: Event, receipt: Pick<Receipt, 'id' | 'token' | 'payment'>): void {
  const reference = bookingReference(receipt.id);
  const key = keyOf(event.id, reference);
  const until = eventEnd(event).getTime() + KEPT_MS;
  const now = Date.now();
  const kept: KeptBooking = {
    eventId: event.id,
    startsAt: event.dateTime.getTime(),
    until,
    reference,
  };
  storeReceipt(key, { ...receipt, at: now, until });
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The receipt lasts until the page is left.
  }
  // Without it, the offline page does not list the booking.
  keepForOffline(kept).catch(() => {});
  showReceipts();
}

function storeReceipt(key: string, receipt: Receipt): void {
  const text = JSON.stringify(receipt);
  ofPage.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The receipt lasts until the page is left.
  }
}

/** Keeps the state of a booking's order as the server returned it at `at`, in milliseconds, for when it cannot be reached. */
export function noteState(eventId: string, receipt: Receipt, state: Receipt['state'], at: number): void {
  storeReceipt(keyOf(eventId, bookingReference(receipt.id)), { ...receipt, state, at });
}

/** Keeps a booking for the service worker, which also keeps the event's page: the guest may never have opened it. */
async function keepForOffline(booking: KeptBooking): Promise<void> {
  await keepBooking(booking);
  const page = localizedPath(paths.event(booking.eventId), languageOfPath(location.pathname));
  if (navigator.serviceWorker?.controller) await fetch(page, { headers: { Accept: 'text/html' } });
}

/** Removes what this browser keeps of the booking with a reference. */
export function forgetReceipt(reference: string): void {
  const isOf = (key: string) => key.startsWith(PREFIX) && key.endsWith(`:${reference}`);
  for (const key of ofPage.keys()) if (isOf(key)) ofPage.delete(key);
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (isOf(key)) storage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  forgetBooking(reference).catch(() => {});
  showReceipts();
}
