/** The seats of an event that are not free. */
export interface SeatAccount {
  /** Seats of pending and confirmed bookings. */
  booked: number;
  /** Seats that are kept for someone without a booking. */
  held?: number | undefined;
}

/** Returns how many seats are not free. An event without an account has had no booking yet. */
export function takenSeats(account: SeatAccount | undefined): number {
  return account ? account.booked + (account.held ?? 0) : 0;
}
