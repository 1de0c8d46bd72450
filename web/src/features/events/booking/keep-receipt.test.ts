import { afterEach, expect, it } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { forgetReceipt } from './keep-receipt.ts';
import { removeOldReceipts } from './kept-receipt.ts';

const HOUR_MS = 60 * 60_000;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('removes the receipts whose time is over from the browser, and nothing else', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('booking:past', JSON.stringify({ until: Date.now() - HOUR_MS }));
    storage.setItem('booking:coming', JSON.stringify({ until: Date.now() + HOUR_MS }));
    storage.setItem('language', 'en');
  }
  removeOldReceipts();
  for (const storage of [localStorage, sessionStorage])
    expect(Object.keys(storage).toSorted()).toEqual(['booking:coming', 'language']);
});

it('removes the receipt with a reference from the tab and the browser, and keeps the others', () => {
  const until = Date.now() + HOUR_MS;
  const [cancelled, other] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [eventId, id] of [
    ['one', cancelled],
    ['two', other],
  ] as const) {
    sessionStorage.setItem(`booking:${eventId}:${bookingReference(id)}`, JSON.stringify({ id, until }));
    localStorage.setItem(
      `booking:${eventId}:${bookingReference(id)}`,
      JSON.stringify({ eventId, reference: bookingReference(id), until }),
    );
  }
  forgetReceipt(bookingReference(cancelled));
  for (const storage of [localStorage, sessionStorage])
    expect(Object.keys(storage)).toEqual([`booking:two:${bookingReference(other)}`]);
});
