import { useMemo, useSyncExternalStore } from 'react';
import type { createBooking } from '@app/domain/api/bookings.ts';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { Wire } from '../../../lib/api-client.ts';
import type { OrderView } from '../../shared/order-query.ts';
import type { KeptBooking } from '../../../service-worker/kept-bookings.ts';

/** What the server returns of a new booking: how its page is opened and how it is paid. */
export type Booked = Pick<Wire<ResponseOf<typeof createBooking>>, 'id' | 'token' | 'payment'>;
/** How a booking is to be paid online. */
export type BookingPayment = NonNullable<Booked['payment']>;
/** What this tab shows of a booking. Nothing about the guest is kept. */
export interface Receipt {
  id: string;
  /** Opens the booking's page, which then only shows the booking and lets it be paid; absent in older receipts. */
  token?: string | undefined;
  /** The state of its order, if it is paid online, and when this tab last heard of the booking: milliseconds. */
  state?: OrderView['state'] | undefined;
  at: number;
  /** Until when it is kept: milliseconds. */
  until: number;
  payment?: BookingPayment | undefined;
}

/** The start of the keys of all receipts. */
export const PREFIX = 'booking:';

/** The start of the keys of an event's receipts; a key ends with the booking's reference. */
export const keyOf = (eventId: string, reference = '') => `${PREFIX}${eventId}:${reference}`;

/** Returns whether a stored receipt is still to be shown. */
const isKept = (text: string) => (JSON.parse(text) as Pick<KeptBooking, 'until'>).until > Date.now();

/** Removes the receipts whose time is over. The service worker removes those that it keeps. */
export function removeOldReceipts(): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(PREFIX) && !isKept(storage.getItem(key) ?? '')) storage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

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

/** Returns the receipts of an event as JSON. */
function readReceipts(eventId: string): string {
  const texts = new Map(ofPage);
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) texts.set(key, storage.getItem(key) ?? '');
  } catch {
    // Only this page has some.
  }
  const ofEvent = [...texts].filter(([key, text]) => key.startsWith(keyOf(eventId)) && isKept(text));
  return `[${ofEvent.map(([, text]) => text).join()}]`;
}

/**
 * Returns the receipts of an event: of the bookings that this tab made, and what the browser keeps of others; none before
 * hydration.
 */
export function useKeptReceipts(eventId: string): (Receipt | KeptBooking)[] {
  const text = useSyncExternalStore(
    subscribe,
    () => readReceipts(eventId),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text) as (Receipt | KeptBooking)[], [text]);
}
