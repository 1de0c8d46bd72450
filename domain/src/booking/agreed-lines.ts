import type { AgreedLine, AgreedTerms } from './agreed-terms-schema.ts';
import type { Booking } from './booking-schema.ts';

/** Returns the seats of a booking by price, the earliest first. A booking without lines has one price. */
export function agreedLines({
  agreed: { lines, price },
  numberOfParticipants: quantity,
  createdAt: since,
}: Pick<Booking, 'agreed' | 'numberOfParticipants' | 'createdAt'>): AgreedLine[] {
  return lines ?? [{ quantity, unitWon: price, since }];
}

/** Returns what seats cost together, in won. */
export const linesWon = (lines: readonly Pick<AgreedLine, 'quantity' | 'unitWon'>[]) =>
  lines.reduce((sum, { quantity, unitWon }) => sum + quantity * unitWon, 0);

/** Returns what a booking costs in all, in won. */
export const agreedWon = (booking: Parameters<typeof agreedLines>[0]) => linesWon(agreedLines(booking));

/** Returns the terms with these lines. */
export function termsWithLines(
  { lines: _, ...terms }: AgreedTerms,
  lines: readonly AgreedLine[],
): AgreedTerms {
  const price = lines[0]!.unitWon;
  return { ...terms, price, ...(lines.length > 1 && { lines: [...lines] }) };
}

/** Returns the lines with more seats at `unitWon`, which were taken at `since`. */
export function withSeats(lines: readonly AgreedLine[], added: AgreedLine): AgreedLine[] {
  const last = lines.at(-1)!;
  return last.unitWon === added.unitWon
    ? lines.with(lines.length - 1, { ...last, quantity: last.quantity + added.quantity })
    : [...lines, added];
}

/** Returns the lines without so many seats. Those that were taken last leave first. */
export function withoutSeats(lines: readonly AgreedLine[], seats: number): AgreedLine[] {
  let left = seats;
  return lines
    .toReversed()
    .map((line) => {
      const leaving = Math.min(left, line.quantity);
      left -= leaving;
      return { ...line, quantity: line.quantity - leaving };
    })
    .filter(({ quantity }) => quantity > 0)
    .toReversed();
}
