import { useSyncExternalStore } from 'react';

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

/** Keeps the id of a booking for this tab, so that a reload shows its receipt again. Nothing about the guest is kept. */
export function keepReceipt(eventId: string, bookingId: string): void {
  kept.set(eventId, bookingId);
  try {
    sessionStorage.setItem(keyOf(eventId), bookingId);
  } catch {
    // The receipt lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Returns the id of the last booking that this tab made for an event; null before hydration. */
export function useKeptReceipt(eventId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readReceipt(eventId),
    () => null,
  );
}
