import type { WaitlistEntry } from './waitlist-entry-schema.ts';
import { WAITLIST_LIMITS } from './waitlist.ts';

/** The part of a waiting entry that decides who gets seats. */
export type WaitingParty = Pick<WaitlistEntry, 'id' | 'partySize' | 'acceptsFewer' | 'overtaken'>;

export interface SeatOffer {
  id: string;
  seats: number;
}

/** Which free seats go to whom. */
export interface Allocation {
  offers: SeatOffer[];
  /** The entries that the offers leave waiting, with their new number of overtakes, in order of arrival. */
  waiting: WaitingParty[];
  /** The seats that no waiting entry can use and that do not have to wait for one. */
  left: number;
}

/** Returns the smallest number of seats that the party accepts. */
export function seatsNeeded({ partySize, acceptsFewer }: Pick<WaitingParty, 'partySize' | 'acceptsFewer'>) {
  return acceptsFewer ? 1 : partySize;
}

const isAtBound = ({ overtaken }: WaitingParty) => overtaken >= WAITLIST_LIMITS.overtakesMax;
const overtake = (entry: WaitingParty) => ({ ...entry, overtaken: entry.overtaken + 1 });

/**
 * Allocates free seats to waiting parties in order of arrival. A smaller party may overtake one for which the seats are too
 * few, but each only `overtakesMax` times: after that, the seats wait until it fits or leaves. A party for which even the
 * empty event is too small neither gets seats nor lets others wait.
 * @param parties the waiting entries of an event in order of arrival
 */
export function allocateSeats(parties: readonly WaitingParty[], free: number, capacity: number): Allocation {
  const offers: SeatOffer[] = [];
  /** Those that were passed because they need more seats. */
  let passed: WaitingParty[] = [];
  let left = Math.max(0, free);
  const behind: WaitingParty[] = [];
  for (const party of parties) {
    const needed = seatsNeeded(party);
    if (needed > capacity) continue;
    if (left === 0 || passed.some(isAtBound)) behind.push(party);
    else if (needed > left) passed.push(party);
    else {
      const seats = Math.min(party.partySize, left);
      offers.push({ id: party.id, seats });
      left -= seats;
      passed = passed.map(overtake);
    }
  }
  const waiting = [...passed, ...behind];
  return { offers, waiting, left: passed.some(isAtBound) ? 0 : left };
}

/** Returns how many of the free seats a guest may book who has not waited: those that no waiting party could use. */
export function seatsForDirectBooking(
  parties: readonly WaitingParty[],
  free: number,
  capacity: number,
): number {
  return allocateSeats(parties, free, capacity).left;
}

/**
 * Returns the waiting parties after a guest who has not waited took some of the seats that are left for such guests. All
 * parties for which the seats were too few are overtaken.
 */
export function overtakenByBooking<P extends WaitingParty>(
  parties: readonly P[],
  free: number,
  capacity: number,
): P[] {
  const { waiting } = allocateSeats(parties, free, capacity);
  const passed = new Set(waiting.map(({ id }) => id));
  return parties.map((party) =>
    passed.has(party.id) ? { ...party, overtaken: party.overtaken + 1 } : party,
  );
}
