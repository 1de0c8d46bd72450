import { z } from 'zod';
import { agreedTermsSchema } from '../booking/agreed-terms-schema.ts';
import { bookingInputSchema, bookingSchema } from '../booking/booking-schema.ts';
import { BOOKING_LIMITS } from '../booking/booking.ts';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { WAITLIST_LIMITS, WAITLIST_STATES } from './waitlist.ts';

const PARTY_MESSAGE = 'At least 1 participant required';

const party = {
  partySize: z
    .int(PARTY_MESSAGE)
    .min(BOOKING_LIMITS.participantsMin, PARTY_MESSAGE)
    .max(BOOKING_LIMITS.participantsMax, `At most ${BOOKING_LIMITS.participantsMax} participants`),
  /** Whether the guest also wants fewer seats than the party has people. */
  acceptsFewer: z.boolean().default(false),
};

const guest = { eventId: true, name: true, phone: true, language: true } as const;

/** A visitor's request to join the waitlist of an event. */
export const waitlistInputSchema = bookingInputSchema
  .pick({ ...guest, email: true })
  .extend(party)
  .strict();

export const waitlistEntrySchema = z.strictObject({
  id: idSchema,
  ...bookingSchema.pick(guest).shape,
  email: bookingInputSchema.shape.email,
  ...party,
  state: z.enum(WAITLIST_STATES),
  /** How many smaller parties have been offered or have booked seats while this entry was waiting. */
  overtaken: z.int().min(0).max(WAITLIST_LIMITS.overtakesMax).default(0),
  /** The event when the guest joined. Mails show it after the event was deleted. */
  event: agreedTermsSchema.omit({ lines: true, refund: true }).partial({ price: true }),
  /** The offer; the hold on its seats has the entry's id. */
  offer: z
    .strictObject({
      seats: z.int().min(1).max(BOOKING_LIMITS.participantsMax),
      /** Won per person, which holds until the offer ends; absent in an offer that named none. */
      price: agreedTermsSchema.shape.price.optional(),
      expiresAt: instantSchema,
    })
    .optional(),
  /** The key of the last change of the event of which the guest was told. */
  toldOf: z.string().optional(),
  /** The version of the guest's link; absent is 0. Raising it revokes the links of earlier versions. */
  linkVersion: z.int().min(1).optional(),
  /** The order of arrival. */
  createdAt: instantSchema,
  /** When the entry reached a final state, from which its retention period counts. */
  endedAt: instantSchema.optional(),
});

export type WaitlistInput = z.infer<typeof waitlistInputSchema>;
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

/** What a guest sees of a waitlist entry behind the signed link. It contains no address. */
export const guestWaitlistSchema = z.strictObject({
  ...waitlistEntrySchema.pick({
    state: true,
    partySize: true,
    acceptsFewer: true,
    offer: true,
    event: true,
  }).shape,
  eventId: idSchema,
  /** What the event was when the guest joined. */
  joined: waitlistEntrySchema.shape.event.pick({
    dateTime: true,
    location: true,
    locationKr: true,
    price: true,
  }),
  /** Until when a booking of the offered seats would be refunded in full; absent without an offer that costs something. */
  freeUntil: instantSchema.optional(),
  /** While the entry waits: its place among the waiting entries, from 1, and their number. */
  position: z.int().min(1).optional(),
  waiting: z.int().min(0),
  /** Opens the page of the booking that the entry became, unless its links were revoked since. */
  bookingToken: z.string().optional(),
});
export type GuestWaitlist = z.infer<typeof guestWaitlistSchema>;
