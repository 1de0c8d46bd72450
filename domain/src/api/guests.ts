import { z } from 'zod';
import { bookingSchema } from '../booking/booking-schema.ts';
import { guestNoteTextSchema } from '../guest/guest-note-schema.ts';
import { idSchema } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';

const params = z.object({ id: idSchema });

export const getGuest = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/{id}/guest',
  summary:
    "Returns the note on a booking's guest and all bookings of the guest's address, latest event first; of a guest without an address only this booking",
  access: 'admin',
  params,
  status: 200,
  output: z.strictObject({ note: z.string(), bookings: z.array(bookingSchema) }),
  errors: ['not_found'],
});

export const noteGuest = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/{id}/guest/note',
  summary: "Stores the note on a booking's guest, for all bookings of the address; an empty text removes it",
  access: 'admin',
  params,
  body: z.strictObject({ text: guestNoteTextSchema }),
  status: 200,
  output: z.strictObject({ note: z.string() }),
  errors: ['not_found'],
});
