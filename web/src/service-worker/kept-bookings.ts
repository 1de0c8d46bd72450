/**
 * The bookings that this browser shows until a day after the event, also offline. Whoever uses the browser may see them, so they
 * name neither the guest nor the event, and contain no link that opens the booking. The page and the service worker share them.
 */
export interface KeptBooking {
  eventId: string;
  /** When the event begins, and until when the booking is kept: milliseconds. */
  startsAt: number;
  until: number;
  reference: string;
}

/** The cache with the bookings, because a service worker cannot read the storage of a page. */
export const BOOKINGS_CACHE = 'bookings-1';

const addressOf = (reference: string) => `/kept-bookings/${reference}`;

/** Browsers have no caches in insecure contexts. */
const openCache = async () => ('caches' in globalThis ? caches.open(BOOKINGS_CACHE) : undefined);

/** Keeps a booking for the service worker. */
export async function keepBooking(booking: KeptBooking): Promise<void> {
  const cache = await openCache();
  await cache?.put(addressOf(booking.reference), Response.json(booking));
}

export async function forgetBooking(reference: string): Promise<void> {
  const cache = await openCache();
  await cache?.delete(addressOf(reference));
}

/** Returns the kept bookings, the next event first, and removes those whose time is over at `now`. */
export async function keptBookings(now: number): Promise<KeptBooking[]> {
  const cache = await openCache();
  const responses = await Promise.all(((await cache?.keys()) ?? []).map(async (key) => cache?.match(key)));
  // Another tab may have removed one meanwhile.
  const found = responses.filter((response) => response !== undefined);
  const kept = await Promise.all(found.map(async (response) => response.json() as Promise<KeptBooking>));
  for (const { reference } of kept.filter(({ until }) => until <= now)) await forgetBooking(reference);
  return kept.filter(({ until }) => until > now).toSorted((a, b) => a.startsAt - b.startsAt);
}
