import { z } from 'zod';
import { BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import { eventEnd, hasDayBegun } from '@app/domain/event/event-timing.ts';
import { startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { CHECK_IN_LIST, forgetCheckIn, keepsCheckIn } from '../session/kept-check-in.ts';
import { hasSessionEnded } from '../session/renewal.ts';

/**
 * All that is kept of the guests; the schema drops every other field, such as telephone, address and special requests. The status belongs
 * to the check of a code: a pending booking lets nobody in.
 */
const listSchema = z.object({
  until: z.number(),
  /** When the server last stated the list. */
  at: z.coerce.date(),
  event: z.object({
    id: z.string(),
    title: z.string(),
    titleKr: z.string().optional(),
    dateTime: z.coerce.date(),
    duration: z.number(),
  }),
  guests: z.array(
    z.object({
      id: z.string(),
      eventId: z.string(),
      name: z.string(),
      numberOfParticipants: z.int(),
      status: z.enum(BOOKING_STATUSES),
      arrived: z.int().optional(),
      unpaidWon: z.number().optional(),
    }),
  ),
});

export type KeptList = z.infer<typeof listSchema>;

/** Returns the end of an event's last day in Seoul. */
const endOfDay = (event: KeptList['event']) => startOfSeoulDay(eventEnd(event), 1);

/** Returns whether it is the day of an event at `now`, on which its check-in is kept. */
export const isDayOf = (event: KeptList['event'], now: Date) =>
  hasDayBegun(event, now) && now < endOfDay(event);

/** Keeps the guests of an event on this device, on its day and during a session. */
export function keepList(list: Omit<KeptList, 'until'>): void {
  if (hasSessionEnded() || !isDayOf(list.event, list.at)) return;
  const until = endOfDay(list.event).getTime();
  try {
    localStorage.setItem(CHECK_IN_LIST, JSON.stringify(listSchema.parse({ ...list, until })));
  } catch {
    // The storage is full or blocked: the list lasts as long as the page.
  }
}

/** Returns the kept list of an event; null if there is none. One that cannot be read is removed. */
export function keptListOf(eventId: string): KeptList | null {
  if (!keepsCheckIn()) return null;
  try {
    const list = listSchema.parse(JSON.parse(localStorage.getItem(CHECK_IN_LIST) ?? ''));
    return list.event.id === eventId ? list : null;
  } catch {
    forgetCheckIn();
    return null;
  }
}
