import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import * as contract from '@app/domain/api/guest-bookings.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { changePartySize } from '../bookings/change-party-size.ts';
import type { Command } from '../bookings/change-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { guestBooking, requireGuestBooking } from '../bookings/guest-booking.ts';
import { route } from '../routing/route.ts';

/** Returns the guest's command. Its key contains the booking's id, because the ledger's keys are those of all guests. */
const commandOf = (id: string, operation: string, key: string | undefined): Command => ({
  key: `${operation}-${id}-${key ?? crypto.randomUUID()}`,
  by: { role: 'guest' },
});

export const getGuestBooking = route(contract.getGuestBooking, async ({ params }, deps) => {
  const store = firestoreBookingStore(deps);
  return guestBooking(store, deps.config, await requireGuestBooking(store, deps.config, params.token));
});

export const cancelGuestBooking = route(
  contract.cancelGuestBooking,
  async ({ params, headers, count }, deps) => {
    await count();
    const store = firestoreBookingStore(deps);
    const { id } = await requireGuestBooking(store, deps.config, params.token);
    const command = commandOf(id, 'cancel', headers[IDEMPOTENCY_HEADER]);
    return guestBooking(store, deps.config, await cancelBooking(store, id, command));
  },
);

export const changeGuestPartySize = route(
  contract.changeGuestPartySize,
  async ({ params, headers, body, count }, deps) => {
    await count();
    const store = firestoreBookingStore(deps);
    const { id } = await requireGuestBooking(store, deps.config, params.token);
    const command = commandOf(id, 'party-size', headers[IDEMPOTENCY_HEADER]);
    return guestBooking(
      store,
      deps.config,
      await changePartySize(store, id, body.numberOfParticipants, command),
    );
  },
);
