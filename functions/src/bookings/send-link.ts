import type { BookingStore } from './booking-store.ts';

/** Queues a mail with the link of a booking, which stays as it is. Returns false if the booking has been deleted. */
export function sendLink(store: BookingStore, id: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const booking = (await tx.read({ bookings: [id] })).bookings.get(id);
    if (!booking) return false;
    const { events } = await tx.read({ events: [booking.eventId] });
    tx.queueMail('linkAgain', booking, events.get(booking.eventId));
    return true;
  });
}
