import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import * as contract from '@app/domain/api/waitlist.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { acceptOffer } from '../bookings/waitlist/accept-offer.ts';
import type { BookingStore } from '../bookings/booking-store.ts';
import { correctEntryEmail as correct } from '../bookings/waitlist/correct-entry-email.ts';
import { endWaitlistEntry } from '../bookings/waitlist/end-waitlist-entry.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { guestWaitlist, requireGuestEntry } from '../bookings/waitlist/guest-waitlist.ts';
import * as waitlist from '../bookings/waitlist/join-waitlist.ts';
import { offerOutOfTurn } from '../bookings/waitlist/offer-seats.ts';
import type { Deps } from '../deps.ts';
import { countView } from '../http/count-call.ts';
import { networkOf } from '../http/network-of.ts';
import { route } from '../routing/route.ts';

const GUEST = { role: 'guest' } as const;

export const joinWaitlist = route(contract.joinWaitlist, async ({ headers, body, count }, deps) => {
  const id = headers[IDEMPOTENCY_HEADER] ?? crypto.randomUUID();
  if (isBotSubmission(body)) return { id };
  await count();
  const { website: _, filledInMs: __, ...input } = body;
  await waitlist.joinWaitlist(firestoreBookingStore(deps), { ...input, id });
  return { id };
});

export const getGuestWaitlist = route(contract.getGuestWaitlist, async ({ params, http }, deps) => {
  await countView(http, deps);
  const store = firestoreBookingStore(deps);
  return guestWaitlist(store, deps.config, await requireGuestEntry(store, deps.config, params.token));
});

/** Performs an operation on the entry of a signed link and returns what the guest sees of it then. */
async function change(
  { params, count }: { params: { token: string }; count: () => Promise<unknown> },
  deps: Deps,
  operate: (store: BookingStore, id: string) => Promise<WaitlistEntry>,
) {
  await count();
  const store = firestoreBookingStore(deps);
  const { id } = await requireGuestEntry(store, deps.config, params.token);
  return guestWaitlist(store, deps.config, await operate(store, id));
}

export const acceptGuestOffer = route(contract.acceptGuestOffer, (call, deps) =>
  change(call, deps, (store, id) => acceptOffer(store, id, networkOf(call.http, deps))),
);

export const declineGuestOffer = route(contract.declineGuestOffer, (call, deps) =>
  change(call, deps, (store, id) => endWaitlistEntry(store, 'decline', id, GUEST)),
);

export const leaveWaitlist = route(contract.leaveWaitlist, (call, deps) =>
  change(call, deps, (store, id) => endWaitlistEntry(store, 'leave', id, GUEST)),
);

export const offerToEntry = route(contract.offerToEntry, ({ params, admin }, deps) =>
  offerOutOfTurn(firestoreBookingStore(deps), params.id, { role: 'admin', uid: admin }),
);

export const removeEntry = route(contract.removeEntry, ({ params, admin }, deps) =>
  endWaitlistEntry(firestoreBookingStore(deps), 'remove', params.id, { role: 'admin', uid: admin }),
);

export const correctEntryEmail = route(contract.correctEntryEmail, ({ params, body }, deps) =>
  correct(firestoreBookingStore(deps), params.id, body.email),
);
