import type { Concerned } from '@app/domain/booking/event-notice-schema.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import type { Deps } from '../deps.ts';
import { firestoreBookingStore, type BookingStoreDeps } from '../bookings/firestore-booking-store.ts';
import { findHolding } from '../bookings/stored-bookings.ts';

/** Returns whom it concerns when each of these events changes or is called off. An event that does not exist concerns nobody. */
export function findConcerned(
  deps: BookingStoreDeps & Pick<Deps, 'db'>,
  ids: readonly string[],
): Promise<Concerned[]> {
  const store = firestoreBookingStore(deps);
  return Promise.all(
    [...new Set(ids)].map(async (id) => {
      const [bookings, waiting] = await Promise.all([findHolding(deps.db, id), store.readWaitlist(id)]);
      const orders = await Promise.all(bookings.map((booking) => store.readOrder(booking)));
      const unreachable = bookings.filter(({ email }) => !email);
      return {
        id,
        bookings: bookings.length,
        mails: bookings.length - unreachable.length,
        waiting: waiting.length,
        won: orders.reduce(
          (sum, order) => sum + (order ? moneyOf(order.ledger.payments, ['price', 'held']).keptWon : 0),
          0,
        ),
        unreachable: unreachable.map(({ id: booking, name, phone }) => ({
          id: booking,
          name,
          ...(phone && { phone }),
        })),
      };
    }),
  );
}
