import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import * as contract from '@app/domain/api/guest-bookings.ts';
import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { BookingStore } from '../bookings/booking-store.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { changeContact } from '../bookings/change-contact.ts';
import { changePartySize } from '../bookings/change-party-size.ts';
import type { Command } from '../bookings/change-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { guestBooking, requireGuestBooking, requireSeenBooking } from '../bookings/guest-booking.ts';
import { verifyAddress } from '../bookings/release-unverified.ts';
import { moveWithinSeries } from '../bookings/move-booking.ts';
import { findUpcomingBookingsOf, renewLink } from '../bookings/renew-link.ts';
import { sendLink } from '../bookings/send-link.ts';
import { findSeriesDates } from '../bookings/series-dates.ts';
import type { Deps } from '../deps.ts';
import * as page from '../forms/guest-booking-page.ts';
import { countCall, countView } from '../http/count-call.ts';
import type { Http } from '../http/http.ts';
import { findDailyTurn, queueWithinDailyLimit } from '../mail/mailbox-limit.ts';
import { route } from '../routing/route.ts';

/** Returns the guest's command. Its key contains the booking's id, because the ledger's keys are those of all guests. */
const commandOf = (id: string, operation: string, key: string | undefined): Command => ({
  key: `${operation}-${id}-${key ?? crypto.randomUUID()}`,
  by: { role: 'guest' },
});

const viewOf = async (deps: Deps, store: BookingStore, booking: Booking) =>
  guestBooking(store, deps.config, booking, { dates: await findSeriesDates(deps.db, store, booking) });

export const getGuestBooking = route(contract.getGuestBooking, async ({ params, http }, deps) => {
  await countView(http, deps);
  const store = firestoreBookingStore(deps);
  const { booking, canManage } = await requireSeenBooking(store, deps.config, params.token);
  return canManage ? viewOf(deps, store, booking) : guestBooking(store, deps.config, booking, { canManage });
});

export const markGuestLinkOpened = route(contract.markGuestLinkOpened, async ({ params, count }, deps) => {
  await count();
  const store = firestoreBookingStore(deps);
  const { id } = await requireGuestBooking(store, deps.config, params.token);
  await verifyAddress(store, id);
  return undefined;
});

export const sendGuestLink = route(contract.sendGuestLink, async ({ params, count }, deps) => {
  await count();
  const store = firestoreBookingStore(deps);
  const { booking } = await requireSeenBooking(store, deps.config, params.token);
  const { id, email } = booking;
  if (!email) throw new DomainError('not_found', 'This booking has no e-mail address.');
  await queueWithinDailyLimit(deps, 'links', email, async () => {
    await sendLink(store, id);
    return true;
  });
  return undefined;
});

interface GuestCall {
  params: { token: string };
  headers: { [IDEMPOTENCY_HEADER]?: string | undefined };
  count: () => Promise<unknown>;
}

/** Counts the call, performs the guest's operation on the booking of the link and returns the booking as it is then. */
async function change(
  { params, headers, count }: GuestCall,
  deps: Deps,
  operation: string,
  perform: (store: BookingStore, id: string, command: Command) => Promise<Booking>,
) {
  await count();
  const store = firestoreBookingStore(deps);
  const { id } = await requireGuestBooking(store, deps.config, params.token);
  const command = commandOf(id, operation, headers[IDEMPOTENCY_HEADER]);
  return viewOf(deps, store, await perform(store, id, command));
}

export const cancelGuestBooking = route(contract.cancelGuestBooking, (call, deps) =>
  change(call, deps, 'cancel', cancelBooking),
);

export const changeGuestPartySize = route(contract.changeGuestPartySize, (call, deps) =>
  change(call, deps, 'party-size', (store, id, command) =>
    changePartySize(store, id, call.body.numberOfParticipants, command),
  ),
);

export const moveGuestBooking = route(contract.moveGuestBooking, (call, deps) =>
  change(call, deps, 'move', (store, id, command) => moveWithinSeries(store, id, call.body.eventId, command)),
);

export const changeGuestContact = route(contract.changeGuestContact, (call, deps) =>
  change(call, deps, 'contact', (store, id, command) => changeContact(store, id, call.body, command)),
);

export const guestBookingPage = route(
  contract.guestBookingPage,
  async ({ params: { token }, http }, deps) => {
    await countView(http, deps);
    const store = firestoreBookingStore(deps);
    const { booking, canManage } = await requireSeenBooking(store, deps.config, token);
    return page.guestBookingPage(
      token,
      booking,
      await guestBooking(store, deps.config, booking, { canManage }),
      store.now(),
    );
  },
);

/** Counts the post of a form of the page, performs it and redirects to the page, which shows the result. */
async function performOnPage(
  { params: { token }, http }: { params: { token: string }; http: Http },
  deps: Deps,
  perform: (store: BookingStore, id: string) => Promise<unknown>,
) {
  await countCall('bookings', http, deps);
  const store = firestoreBookingStore(deps);
  const { id } = await requireGuestBooking(store, deps.config, token);
  await perform(store, id);
  return http.redirect(page.guestBookingPath(token), 303);
}

export const verifyOnGuestPage = route(contract.verifyOnGuestPage, (call, deps) =>
  performOnPage(call, deps, verifyAddress),
);

export const cancelOnGuestPage = route(contract.cancelOnGuestPage, (call, deps) =>
  performOnPage(call, deps, (store, id) =>
    cancelBooking(store, id, commandOf(id, 'cancel', undefined)).catch((error: unknown) => {
      // The button was pressed twice, or the event has begun: the page shows it.
      if (!(error instanceof DomainError)) throw error;
    }),
  ),
);

/** Replaces the links of the upcoming bookings of an address and queues the mails with the new ones. */
async function replaceLinks(deps: Deps, email: string): Promise<void> {
  if (!(await findDailyTurn(deps, 'links', email))) return;
  const store = firestoreBookingStore(deps);
  const bookings = await findUpcomingBookingsOf(deps.db, store, email);
  const replacing = bookings.map(({ id }) =>
    // A booking that was deleted since the query must not change the response.
    renewLink(store, id, commandOf(id, 'link', undefined)).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    }),
  );
  await Promise.all(replacing);
}

/** The duration of a response in milliseconds: longer than the work, so that it does not tell whether the address is known. */
const LINKS_MS = 2_000;

export const sendGuestLinks = route(contract.sendGuestLinks, async ({ body, count }, deps) => {
  await count();
  const time = deps.clock.wait(LINKS_MS);
  try {
    if (!isBotSubmission(body)) await replaceLinks(deps, body.email);
  } finally {
    await time;
  }
  return undefined;
});

export const revokeGuestLinks = route(contract.revokeGuestLinks, async ({ params, admin }, deps) => {
  const command = {
    key: `link-${params.id}-${crypto.randomUUID()}`,
    by: { role: 'admin', uid: admin },
  } as const;
  await renewLink(firestoreBookingStore(deps), params.id, command);
  return undefined;
});
