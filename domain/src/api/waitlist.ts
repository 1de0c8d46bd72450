import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema } from '../shared/fields.ts';
import {
  guestWaitlistSchema,
  waitlistEntrySchema,
  waitlistInputSchema,
} from '../waitlist/waitlist-entry-schema.ts';
import { IDEMPOTENCY_HEADER } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { honeypotFields } from './honeypot.ts';

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist',
  summary:
    'Adds a guest to the waitlist of an event whose free seats are too few for the party, and sends the mail with the link to the entry',
  access: 'public',
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  body: waitlistInputSchema.extend(honeypotFields),
  form: 'waitlist',
  status: 201,
  output: z.object({ id: idSchema }),
  limit: 'bookings',
  errors: [
    'not_found',
    'event_closed',
    'party_too_large',
    'waitlist_full',
    'seats_available',
    'idempotency_conflict',
  ],
});

const params = z.object({ token: z.string().max(200) });

export const getGuestWaitlist = endpoint({
  method: 'GET',
  path: '/api/waitlist/{token}',
  summary: 'Returns the waitlist entry of a signed link; changes nothing',
  access: 'public',
  params,
  status: 200,
  output: guestWaitlistSchema,
  errors: ['not_found', 'rate_limited'],
});

export const acceptGuestOffer = endpoint({
  method: 'POST',
  path: '/api/waitlist/{token}/accept',
  summary:
    'Books the seats that are offered to the entry of a signed link; the booking is pending until it is paid or confirmed. Repeating it changes nothing',
  access: 'public',
  params,
  status: 200,
  output: guestWaitlistSchema,
  limit: 'bookings',
  errors: [
    'not_found',
    'waitlist_ended',
    'hold_ended',
    'event_closed',
    'party_too_large',
    'idempotency_conflict',
  ],
});

export const declineGuestOffer = endpoint({
  method: 'POST',
  path: '/api/waitlist/{token}/decline',
  summary:
    'Declines the seats that are offered to the entry of a signed link, which also ends the entry. Repeating it changes nothing',
  access: 'public',
  params,
  status: 200,
  output: guestWaitlistSchema,
  limit: 'bookings',
  errors: ['not_found', 'waitlist_ended'],
});

export const leaveWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist/{token}/leave',
  summary:
    'Takes the entry of a signed link off the waitlist, and declines its offer if it has one. Repeating it changes nothing',
  access: 'public',
  params,
  status: 200,
  output: guestWaitlistSchema,
  limit: 'bookings',
  errors: ['not_found', 'waitlist_ended'],
});

const entry = z.object({ id: idSchema });

export const offerToEntry = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/{id}/offer',
  summary: 'Offers free seats to one entry of a waitlist, out of turn; an entry with an offer keeps it',
  access: 'admin',
  params: entry,
  status: 200,
  output: waitlistEntrySchema,
  errors: ['not_found', 'waitlist_ended', 'event_closed', 'capacity_exceeded'],
});

export const removeEntry = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/{id}/remove',
  summary: 'Takes an entry off the waitlist, ends its offer if it has one, and sends the mail about it',
  access: 'admin',
  params: entry,
  status: 200,
  output: waitlistEntrySchema,
  errors: ['not_found', 'waitlist_ended'],
});

export const correctEntryEmail = endpoint({
  method: 'PUT',
  path: '/api/admin/waitlist/{id}/email',
  summary:
    'Corrects the email address of an entry, which keeps its place: earlier links end, the new address gets the entry with its link, the former one a mail without personal data. The present address changes nothing',
  access: 'admin',
  params: entry,
  body: z.strictObject({ email: emailSchema }),
  status: 200,
  output: waitlistEntrySchema,
  errors: ['not_found', 'waitlist_ended'],
});
