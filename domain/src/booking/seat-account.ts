/** The booked and held seats of an event. */
export interface SeatAccount {
  /** Seats of pending and confirmed bookings. */
  booked: number;
  /** Seats reserved without a booking. */
  held?: number | undefined;
}

/** Returns the number of booked and held seats. An event without an account has had no booking yet. */
export function takenSeats(account: SeatAccount | undefined): number {
  return account ? account.booked + (account.held ?? 0) : 0;
}
