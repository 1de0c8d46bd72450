import { useMemo, useSyncExternalStore } from 'react';
import type { createBooking } from '@app/domain/api/bookings.ts';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { Wire } from '../../../lib/api-client.ts';

type Booked = Wire<ResponseOf<typeof createBooking>>;
/** How a booking is to be paid online. */
export type BookingPayment = NonNullable<Booked['payment']>;
/** What this tab keeps of a booking. */
export interface Receipt {
  id: string;
  payment?: BookingPayment | undefined;
}

const keyOf = (eventId: string) => `booking:${eventId}`;

/** The receipts of this page, also where the browser denies storage. */
const kept = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readReceipt(eventId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(eventId));
  } catch {
    return kept.get(eventId) ?? null;
  }
}

/** Keeps the receipt of a booking for this tab, so that a reload shows it again. Nothing about the guest is kept. */
export function keepReceipt(eventId: string, receipt: Receipt): void {
  const text = JSON.stringify(receipt);
  kept.set(eventId, text);
  try {
    sessionStorage.setItem(keyOf(eventId), text);
  } catch {
    // The receipt lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Returns the receipt of the last booking that this tab made for an event; null before hydration. */
export function useKeptReceipt(eventId: string): Receipt | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readReceipt(eventId),
    () => null,
  );
  return useMemo(() => (text === null ? null : (JSON.parse(text) as Receipt)), [text]);
}
