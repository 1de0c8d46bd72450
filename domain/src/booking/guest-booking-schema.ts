import { z } from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { placedStoreSchema } from '../store-location/store-location-schema.ts';
import { agreedTermsSchema } from './agreed-terms-schema.ts';
import { bookingSchema } from './booking-schema.ts';

const booking = bookingSchema.pick({
  id: true,
  status: true,
  phone: true,
  revision: true,
  numberOfParticipants: true,
  language: true,
  agreed: true,
  createdAt: true,
  cancellation: true,
  arrived: true,
}).shape;

/** What a change of a booking means for the money, in won. */
export const changeQuoteSchema = z.strictObject({
  /** What the seats cost together afterwards. */
  totalWon: z.int().min(0),
  /** What has to be paid online before the change takes effect. */
  payWon: z.int().min(0),
  /** What is refunded of the payments. */
  refundWon: z.int().min(0),
});

/** The order by which a booking is paid online, and until when. */
export const bookingPaymentSchema = z.strictObject({
  /** Opens the order's page. */
  token: z.string(),
  payBy: instantSchema,
  totalWon: z.int().min(1),
});

/** The part of a booking that its guest sees behind the signed link. It contains no e-mail address. */
export const guestBookingSchema = z.strictObject({
  ...booking,
  /** Whether the link is that of the mail. The one that the browser got when it booked only shows the booking and lets it be paid. */
  canManage: z.boolean(),
  /** Absent, like the telephone number, unless the link is that of the mail. */
  name: bookingSchema.shape.name.optional(),
  reference: z.string(),
  /** The event as it is now; as agreed when it has been deleted. */
  event: agreedTermsSchema.omit({ price: true, lines: true, refund: true }),
  /** The store where the event takes place, if it names one that visitors see. */
  store: placedStoreSchema.optional(),
  /** The agreed price for the party in won. */
  totalWon: z.int().min(0),
  /** What the guest has asked for, and pays by `payment` before it takes effect. */
  change: z
    .strictObject({
      ...agreedTermsSchema.pick({ dateTime: true, location: true, locationKr: true }).shape,
      numberOfParticipants: z.int().min(1),
      /** What the seats cost together afterwards, in won. */
      totalWon: z.int().min(0),
    })
    .optional(),
  /** Present while the booking, or a change of it, is to be paid online. */
  payment: bookingPaymentSchema.optional(),
  /** The amount paid online for the booking and neither refunded nor on its way back, in won. */
  paidWon: z.int().min(0),
  /** What the guest pays at the event, in won. Absent if that is nothing. */
  dueAtEventWon: z.int().min(1).optional(),
  /** What was refunded and what is on its way, in won. Absent if both are nothing. */
  refund: z.strictObject({ refundedWon: z.int().min(0), refundingWon: z.int().min(0) }).optional(),
  /** Opens the page of the order by which money was paid; absent if none was. */
  orderToken: z.string().optional(),
  /** The time until which the guest's cancellation or smaller party is refunded in full. */
  freeUntil: instantSchema,
  /** What a party of so many (the index; 0 is a cancellation) means for the money now. */
  parties: z.array(changeQuoteSchema),
  canCancel: z.boolean(),
  canChangeContact: z.boolean(),
  /** The other dates of the series to which the booking can be moved now, soonest first. */
  dates: z.array(
    z.strictObject({
      eventId: idSchema,
      ...agreedTermsSchema.pick({ dateTime: true, location: true, locationKr: true }).shape,
      seatsLeft: z.int().min(0),
      ...changeQuoteSchema.shape,
    }),
  ),
  /** The largest party that the booking can be changed to now; absent when the party cannot be changed. */
  maxParticipants: z.int().min(1).optional(),
});

export type GuestBooking = z.infer<typeof guestBookingSchema>;
