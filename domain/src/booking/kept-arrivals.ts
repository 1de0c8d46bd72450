import type { ErrorCode } from '../errors.ts';

/** Why a check-in is refused for good; after any other failure it is sent again. */
export const ARRIVALS_REFUSALS = [
  'not_found',
  'status_change_refused',
  'event_closed',
  'too_early',
  'arrivals_changed',
] as const satisfies readonly ErrorCode[];
export type ArrivalsRefusal = (typeof ARRIVALS_REFUSALS)[number];

/** How many people of a party have arrived: as the caller saw it, and as it is to be. */
export interface Arrivals {
  before: number;
  arrived: number;
}

/** A press of the check-in that a device keeps until the server has answered it. It names no person. */
export interface KeptArrivals extends Arrivals {
  /** The idempotency key of its request. */
  key: string;
  eventId: string;
  bookingId: string;
  /** When it was pressed, as an ISO time. */
  at: string;
  /** The server's answer; a saved press is kept until the list on the screen shows it. */
  answer?: 'saved' | ArrivalsRefusal;
}

/** Presses for one booking that the server refused, as one: what the device recorded from the refused press on. */
export interface ArrivalsConflict extends Arrivals {
  eventId: string;
  bookingId: string;
  at: string;
  refusal: ArrivalsRefusal;
}

/** What a list shows of a booking. */
interface Party {
  id: string;
  arrived?: number | undefined;
  numberOfParticipants: number;
}

const isRefused = (press: KeptArrivals): press is KeptArrivals & { answer: ArrivalsRefusal } =>
  press.answer !== undefined && press.answer !== 'saved';

const ofBooking = (kept: readonly KeptArrivals[], id: string) =>
  kept.filter(({ bookingId }) => bookingId === id);

/** Returns the refused presses of each booking, in the order of the presses. */
export function arrivalsConflicts(kept: readonly KeptArrivals[]): ArrivalsConflict[] {
  const ids = new Set(kept.filter(isRefused).map(({ bookingId }) => bookingId));
  return [...ids].map((id) => {
    const presses = ofBooking(kept, id);
    const { eventId, bookingId, before, at, answer: refusal } = presses.find(isRefused)!;
    return { eventId, bookingId, before, arrived: presses.at(-1)!.arrived, at, refusal };
  });
}

/**
 * Returns the presses to send, in their order. Those after a refused press for the same booking are not among them: they build
 * on a number that never was, and might fit the server's by chance.
 */
export function unsentArrivals(kept: readonly KeptArrivals[]): KeptArrivals[] {
  return kept.filter(
    ({ answer, bookingId }) => answer === undefined && !ofBooking(kept, bookingId).some(isRefused),
  );
}

/** Returns the presses with the server's answer to one of them. */
export function withAnswer(
  kept: readonly KeptArrivals[],
  key: string,
  answer: 'saved' | ArrivalsRefusal,
): KeptArrivals[] {
  return kept.map((press) => (press.key === key ? { ...press, answer } : press));
}

/** Returns the number of arrivals to show for a party: this device's last press, unless one of its presses was refused. */
export function shownArrivals(kept: readonly KeptArrivals[], { id, arrived = 0 }: Party): number {
  const presses = ofBooking(kept, id);
  return presses.some(isRefused) ? arrived : (presses.at(-1)?.arrived ?? arrived);
}

/** Returns the presses without those that are saved and shown by a list of the event, which may be a moment late. */
export function withoutShown(
  kept: readonly KeptArrivals[],
  eventId: string,
  parties: readonly Party[],
): readonly KeptArrivals[] {
  const shown = new Map(parties.map(({ id, arrived = 0 }) => [id, arrived]));
  const isAwaited = ({ bookingId }: KeptArrivals) => {
    const saved = ofBooking(kept, bookingId).filter(({ answer }) => answer === 'saved');
    const now = shown.get(bookingId);
    return saved.at(-1)?.arrived !== now && saved.some(({ before }) => before === now);
  };
  const rest = kept.filter(
    (press) => press.eventId !== eventId || press.answer !== 'saved' || isAwaited(press),
  );
  return rest.length === kept.length ? kept : rest;
}

/** Returns the number of arrivals when the people of the refused presses are counted too, within the size of the party. */
export function mergedArrivals(
  { before, arrived }: Arrivals,
  { arrived: current = 0, numberOfParticipants }: Party,
): number {
  return Math.min(Math.max(current + arrived - before, 0), numberOfParticipants);
}
