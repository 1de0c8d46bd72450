/** Letters and digits that are not confused with one another when read aloud (no I, L, O, U, 0, 1). */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const REFERENCE_LENGTH = 6;
const REFERENCE_COUNT = ALPHABET.length ** REFERENCE_LENGTH;
/**
 * A reference is computed from the first eight hexadecimal digits of the id, so that ids can be searched by reference.
 */
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

/**
 * Returns the id prefixes (eight hexadecimal digits) that map to `reference`. There are several because there are more
 * prefixes than references. Case and the hyphen do not matter; an invalid reference returns an empty list.
 */
export function idPrefixesOf(reference: string): string[] {
  const letters = reference.trim().toUpperCase().replace('-', '');
  const digits = [...letters].map((letter) => ALPHABET.indexOf(letter));
  if (digits.length !== REFERENCE_LENGTH || digits.includes(-1)) return [];
  const value = digits.reduceRight((sum, digit) => sum * ALPHABET.length + digit, 0);
  const prefixes: string[] = [];
  for (let number = value; number < 16 ** PREFIX_LENGTH; number += REFERENCE_COUNT)
    prefixes.push(number.toString(16).padStart(PREFIX_LENGTH, '0'));
  return prefixes;
}
