import { agreedLines, linesWon, withoutSeats, withSeats } from '../booking/agreed-lines.ts';
import type { AgreedLine } from '../booking/agreed-terms-schema.ts';
import type { Booking } from '../booking/booking-schema.ts';
import { PAYABLE_MINIMUM_KRW } from '../payment/online-price.ts';
import type { Order } from './order-schema.ts';
import {
  type BookingSettlement,
  isUnpaid,
  refundsOf,
  refundsOfExcess,
  refundsOfPrice,
} from './settlement.ts';

/** What a change of a booking costs or gives back. */
export interface ChangeQuote {
  /** The seats afterwards, by price. */
  lines: AgreedLine[];
  /** What they cost together, in won. */
  totalWon: number;
  /** What has to be paid online before the change takes effect, in won. */
  payWon: number;
  /** What is given back of the payments. */
  refunds: { paymentNo: string; won: number }[];
}

export interface QuotedBooking {
  booking: Pick<Booking, 'agreed' | 'numberOfParticipants' | 'createdAt'>;
  order: Pick<Order, 'ledger'> | undefined;
  settlement: Pick<BookingSettlement, 'lines' | 'payments' | 'refund' | 'totalWon' | 'keptWon'>;
  now: Date;
}

/** The event whose seats are taken. */
export interface QuotedEvent {
  /** Won per person, today. */
  price: number;
  /** Whether a new booking of it is paid online. */
  isPaidOnline: boolean;
}

/** Returns whether the guest pays a dearer booking online before it is dearer. An order that awaits its payment only rises. */
function isPaidFirst({ order, settlement }: QuotedBooking, { isPaidOnline }: QuotedEvent): boolean {
  if (order && isUnpaid(order.ledger)) return false;
  // The owner closes the order of a booking that is paid on site.
  if (settlement.totalWon > 0) return order !== undefined && order.ledger.state !== 'cancelled';
  return isPaidOnline;
}

/** Returns what a smaller party gives back; of an order of which a part is paid, what is more than it then costs. */
function refundsOfParty({ order, settlement }: QuotedBooking, lines: AgreedLine[], people: number) {
  return people > 0 && order?.ledger.state === 'disputed'
    ? refundsOfExcess(order.ledger, linesWon(lines))
    : refundsOf(settlement, people, 'guest');
}

/** Returns the quote of a smaller or larger party. Added seats cost the price of the day; those taken last leave first. */
export function quoteParty(quoted: QuotedBooking, target: QuotedEvent, people: number): ChangeQuote {
  const { booking, now } = quoted;
  const before = agreedLines(booking);
  const added = people - booking.numberOfParticipants;
  if (added <= 0) {
    const lines = withoutSeats(before, -added);
    return { lines, totalWon: linesWon(lines), payWon: 0, refunds: refundsOfParty(quoted, lines, people) };
  }
  const isFirst = isPaidFirst(quoted, target);
  const costWon = added * target.price;
  // The provider charges no less, so the guest gets such seats for nothing.
  const unitWon = isFirst && costWon < PAYABLE_MINIMUM_KRW ? 0 : target.price;
  const lines = withSeats(before, { quantity: added, unitWon, since: now });
  return { lines, totalWon: linesWon(lines), payWon: isFirst ? added * unitWon : 0, refunds: [] };
}

/**
 * Returns the quote of a move to another event. A guest settles the difference both ways, but after the free period gets
 * nothing back, and below the provider's minimum pays nothing. The owner's move asks nothing of the guest and returns what is
 * cheaper. Where nothing is settled, the seats keep their price.
 */
export function quoteMove(quoted: QuotedBooking, target: QuotedEvent, by: 'guest' | 'owner'): ChangeQuote {
  const { booking, settlement, now } = quoted;
  const moved = [{ quantity: booking.numberOfParticipants, unitWon: target.price, since: now }];
  const costWon = linesWon(moved) - settlement.totalWon;
  const isFirst = isPaidFirst(quoted, target);
  const isKept =
    by === 'owner'
      ? costWon > 0
      : costWon > 0
        ? isFirst && costWon < PAYABLE_MINIMUM_KRW
        : settlement.refund.rule !== 'free' && settlement.keptWon > 0;
  const lines = isKept ? agreedLines(booking) : moved;
  const changeWon = linesWon(lines) - settlement.totalWon;
  return {
    lines,
    totalWon: linesWon(lines),
    payWon: isFirst ? Math.max(0, changeWon) : 0,
    refunds: refundsOfPrice(settlement, linesWon(lines)),
  };
}
