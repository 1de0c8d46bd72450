import { useMemo, useSyncExternalStore } from 'react';
import type { createBooking } from '@app/domain/api/bookings.ts';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { Wire } from '../../../lib/api-client.ts';
import type { KeptBooking } from '../../../lib/kept-bookings.ts';

type Booked = Wire<ResponseOf<typeof createBooking>>;
/** How a booking is to be paid online. */
export type BookingPayment = NonNullable<Booked['payment']>;
/** What this tab keeps of a booking. Nothing about the guest is kept. */
export interface Receipt {
  id: string;
  payment?: BookingPayment | undefined;
}

export const keyOf = (eventId: string) => `booking:${eventId}`;

/** The receipts of this page, also where the browser denies storage. */
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
  try {
    const kept = localStorage.getItem(key);
    const isOver = kept && (JSON.parse(kept) as KeptBooking).until <= Date.now();
    return sessionStorage.getItem(key) ?? (isOver ? null : kept);
  } catch {
    return ofPage.get(key) ?? null;
  }
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
