/** Letters and digits that cannot be mistaken for one another when read out (no I, L, O, U, 0, 1). */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const REFERENCE_LENGTH = 6;
const REFERENCE_COUNT = ALPHABET.length ** REFERENCE_LENGTH;
/** The part of an id that a reference is made from: its first eight hexadecimal digits, so that ids can be found by it. */
const PREFIX_LENGTH = 8;

/**
 * The short name under which a person speaks of a booking, such as `K7Q-2MX`: made from the booking's id (a uuid),
 * so it needs no field of its own and is the same wherever it is shown.
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
 * With which eight digits the ids of the bookings of a reference may begin: there are a few more ids than references.
 * Small letters or capitals, with or without the dash; none when it is no reference.
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
