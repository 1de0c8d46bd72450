import { useMemo, useSyncExternalStore } from 'react';
import type { createBooking } from '@app/domain/api/bookings.ts';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { Wire } from '../../../lib/api-client.ts';
import type { KeptBooking } from '../../../lib/kept-bookings.ts';

type Booked = Wire<ResponseOf<typeof createBooking>>;
/** How a booking is to be paid online. */
export type BookingPayment = NonNullable<Booked['payment']>;
/** What this tab shows of a booking. Nothing about the guest is kept. */
export interface Receipt {
  id: string;
  payment?: BookingPayment | undefined;
}

export const keyOf = (eventId: string) => `booking:${eventId}`;

/** Returns whether a stored receipt is still to be shown. */
export const isKept = (text: string) => (JSON.parse(text) as Pick<KeptBooking, 'until'>).until > Date.now();

/**
 * The receipts of this page, also where the browser denies storage. `keep-receipt.ts`, which changes them, is loaded only with the
 * dialog and the receipt.
 */
export const ofPage = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the receipts as they are stored now. */
export function showReceipts(): void {
  for (const listener of listeners) listener();
}

function readReceipt(eventId: string): string | null {
  const key = keyOf(eventId);
  const texts: (string | null | undefined)[] = [];
  try {
    texts.push(sessionStorage.getItem(key), localStorage.getItem(key));
  } catch {
    // Only this page has one.
  }
  return [...texts, ofPage.get(key)].find((text) => text && isKept(text)) ?? null;
}

/**
 * Returns the receipt of the last booking that this tab made for an event, otherwise what the browser keeps of one; null before
 * hydration.
 */
export function useKeptReceipt(eventId: string): Receipt | KeptBooking | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readReceipt(eventId),
    () => null,
  );
  return useMemo(() => (text === null ? null : (JSON.parse(text) as Receipt | KeptBooking)), [text]);
}
