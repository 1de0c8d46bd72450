/** Letters and digits that are not confused with one another when read aloud (no I, L, O, U, 0, 1). */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const REFERENCE_LENGTH = 6;
/** A reference is computed from the first eight hexadecimal digits of the id. */
const PREFIX_LENGTH = 8;

/**
 * Returns the short reference that people use for a booking, such as `K7Q-2MX`. It is computed from the booking's id (a
 * UUID), so it needs no field and is the same everywhere.
 */
export function bookingReference(id: string): string {
  let rest = Number.parseInt(id.slice(0, PREFIX_LENGTH), 16);
  let letters = '';
  for (let index = 0; index < REFERENCE_LENGTH; index += 1) {
    letters += ALPHABET[rest % ALPHABET.length];
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}
