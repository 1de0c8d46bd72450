/** Letters and digits that cannot be mistaken for one another when read out (no I, L, O, U, 0, 1). */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 6;
const REFERENCES = ALPHABET.length ** LENGTH;
/** The part of an id that a reference is made from: its first eight hexadecimal digits, so that ids can be found by it. */
const DIGITS = 8;

/**
 * The short name under which a person speaks of a booking, such as `K7Q-2MX`: made from the booking's id (a uuid),
 * so it needs no field of its own and is the same wherever it is shown.
 */
export function bookingReference(id: string): string {
  let rest = Number.parseInt(id.slice(0, DIGITS), 16);
  let letters = '';
  for (let index = 0; index < LENGTH; index += 1) {
    letters += ALPHABET[rest % ALPHABET.length];
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/**
 * With which eight digits the ids of the bookings of a reference may begin: there are a few more ids than references.
 * Small letters or capitals, with or without the dash; none when it is no reference.
 */
export function idBeginningsOf(reference: string): string[] {
  const letters = reference.trim().toUpperCase().replace('-', '');
  const places = [...letters].map((letter) => ALPHABET.indexOf(letter));
  if (places.length !== LENGTH || places.includes(-1)) return [];
  const value = places.reduceRight((sum, place) => sum * ALPHABET.length + place, 0);
  const beginnings: string[] = [];
  for (let number = value; number < 16 ** DIGITS; number += REFERENCES)
    beginnings.push(number.toString(16).padStart(DIGITS, '0'));
  return beginnings;
}
