import type { BookingStatus } from '@app/domain/booking/booking.ts';

type CallKind = 'book' | 'confirm' | 'cancel' | 'delete' | 'capacity';

/** A call and its final response; times are milliseconds since 1970. */
export interface LogLine {
  kind: CallKind;
  eventId: string;
  /** The booking's id; for a change of capacity the event's. */
  id: string;
  /** The booking's seats, or the new capacity. */
  count: number;
  sent: number;
  answered: number;
  status: number;
  /** Whether it was sent again because the response was lost; the first request may have succeeded. */
  repeated: boolean;
  /** When the booking was stored, according to the database; for accepted bookings. */
  storedAt?: number;
}

export type Fate = BookingStatus | 'absent';

const succeeded = ({ status }: LogLine) => status < 300;
/** Returns whether a call may have taken effect, judged by its response. */
const mayHaveWorked = (line: LogLine) => succeeded(line) || line.repeated;

function group(log: readonly LogLine[], key: 'id' | 'eventId'): Map<string, LogLine[]> {
  const groups = new Map<string, LogLine[]>();
  for (const line of log) groups.set(line[key], [...(groups.get(line[key]) ?? []), line]);
  return groups;
}

/**
 * Returns the possible final states of each requested booking, derived from the responses; one state if they are
 * unambiguous. A rejected booking may exist if the server stored it, crashed, and the event was full at the repetition.
 */
export function fates(log: readonly LogLine[]): Map<string, ReadonlySet<Fate>> {
  const result = new Map<string, ReadonlySet<Fate>>();
  for (const [id, lines] of group(log, 'id')) {
    const of = (kind: CallKind) => lines.filter((line) => line.kind === kind);
    if (of('book').length === 0) continue;
    if (!of('book').some(succeeded)) {
      result.set(id, new Set<Fate>(of('book').some(mayHaveWorked) ? ['absent', 'pending'] : ['absent']));
      continue;
    }
    if (of('delete').some(succeeded)) {
      result.set(id, new Set<Fate>(['absent']));
      continue;
    }
    const possible = new Set<Fate>();
    const changes = [
      ['confirm', 'confirmed'],
      ['cancel', 'cancelled'],
    ] as const;
    const certain = changes.find(([kind]) => of(kind).some(succeeded));
    if (certain) possible.add(certain[1]);
    else {
      possible.add('pending');
      for (const [kind, fate] of changes) if (of(kind).some(mayHaveWorked)) possible.add(fate);
    }
    if (of('delete').some(mayHaveWorked)) possible.add('absent');
    result.set(id, possible);
  }
  return result;
}

/** Returns the responses that contradict each other in every possible order of the calls. */
export function contradictions(log: readonly LogLine[]): string[] {
  return [...group(log, 'id')].flatMap(([id, lines]) => {
    const successes = (...kinds: CallKind[]) =>
      lines.filter((line) => kinds.includes(line.kind) && succeeded(line)).length;
    return [
      ...(successes('confirm', 'cancel') > 1 ? [`${id} left its pending state more than once`] : []),
      ...(successes('delete') > 1 ? [`${id} was deleted more than once`] : []),
    ];
  });
}

/**
 * Returns the greatest capacity that an event may have had at a time. A change below the seats that are taken is rejected;
 * it may have taken effect only if its first response was lost.
 */
function capacityAt(moment: number, initial: number, changes: readonly LogLine[]): number {
  const done = changes.filter((line) => succeeded(line) && line.answered < moment);
  const isOver = (answered: number) => done.some(({ sent }) => sent > answered);
  const possible = changes.filter(({ sent, answered }) => sent <= moment && !isOver(answered));
  return Math.max(...(done.length === 0 ? [initial] : []), ...possible.map(({ count }) => count));
}

/**
 * Replays the log against a seat counter. A booking counts from the time at which it was stored until the request that
 * ended it, so the counter is a lower bound of the booked seats.
 * @returns the bookings that still exceed the capacity
 */
export function oversold(log: readonly LogLine[], initialCapacity: number): string[] {
  const found: string[] = [];
  for (const lines of group(log, 'eventId').values()) {
    const changes = lines.filter((line) => line.kind === 'capacity' && mayHaveWorked(line));
    const taken = [...group(lines, 'id').values()].flatMap((ofBooking) => {
      const first = ofBooking.find((line) => line.storedAt !== undefined);
      if (!first) return [];
      const ends = ofBooking
        .filter(({ kind }) => kind === 'cancel' || kind === 'delete')
        .filter(mayHaveWorked);
      const until = Math.min(...ends.map(({ sent }) => sent));
      return [{ id: first.id, seats: first.count, from: first.storedAt!, until }];
    });
    for (const { id, from } of taken) {
      const held = taken
        .filter((other) => other.from <= from && other.until >= from)
        .reduce((sum, { seats }) => sum + seats, 0);
      const capacity = capacityAt(from, initialCapacity, changes);
      if (held > capacity) found.push(`${id}: ${held} seats were taken of ${capacity}`);
    }
  }
  return found;
}
