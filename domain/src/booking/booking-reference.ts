/** Letters and digits that cannot be mistaken for one another when read out (no I, L, O, U, 0, 1). */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 6;

/**
 * The short name under which a person speaks of a booking, such as `K7Q-2MX`: made from the booking's id (a uuid),
 * so it needs no field of its own and is the same wherever it is shown.
 */
export function bookingReference(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`);
  let letters = '';
  for (let index = 0; index < LENGTH; index += 1) {
    letters += ALPHABET[Number(rest % BigInt(ALPHABET.length))];
    rest /= BigInt(ALPHABET.length);
  }
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}
