import { CHECK_IN_CACHE } from '../../service-worker/check-in-cache.ts';

/**
 * What a device keeps of a check-in for the day of its event: the list of guests in the storage, and in a cache the dashboard's
 * shell with the files that the screen needs. The key is one of those that visitors' pages remove when their time is over, with
 * the receipts of bookings (`features/events/booking/kept-receipt.ts`).
 */
export const CHECK_IN_LIST = 'booking:check-in';

/** Removes what this device keeps of a check-in, but no check-in that has not been sent: those name nobody. */
export function forgetCheckIn(): void {
  try {
    localStorage.removeItem(CHECK_IN_LIST);
  } catch {
    // Nothing was stored.
  }
  // Browsers have no caches in insecure contexts.
  globalThis.caches?.delete(CHECK_IN_CACHE).catch(() => {});
}

interface KeptCheckIn {
  until: number;
  event: { id: string };
}

/** Returns the id of the event whose guests this device keeps for today; undefined if it keeps none. */
export function keptEventId(): string | undefined {
  try {
    const list = JSON.parse(localStorage.getItem(CHECK_IN_LIST) ?? 'null') as KeptCheckIn | null;
    if (list && list.until > Date.now()) return list.event.id;
  } catch {
    // It cannot be read.
  }
  return undefined;
}

/** Returns whether this device keeps a list of guests. What is left of one whose day is over, or that cannot be read, is removed. */
export function keepsCheckIn(): boolean {
  if (keptEventId() !== undefined) return true;
  forgetCheckIn();
  return false;
}
