import type { Language } from './language.ts';

/** One whole number: digits with what people write between them. E.164 has at most 15 digits, an exit code two more. */
const ONE_NUMBER = /^\(?\+?(?:[\s().·•・-]*\d){7,17}[\s).]*$/;
/** The zero of a national number, which is not dialled after a country code: `+44 (0)20`. */
const TRUNK_ZERO = /^(\(?(?:\+|00)[\s\d]+\)?[\s.-]*)\(0\)/;
/** The exit code that Korea and Europe dial before a country code, which a plus sign stands for. */
const EXIT_CODE = /^00(?=[1-9])/;
/** Korea's country code, and the zero that many write after it all the same: `+82 (0)10`, `+82-010`. */
const KOREA = /^\s*\(?\+82\)?[\s.-]*(?:\(0\)|0)?/;

/**
 * The digits of a Korean number by their parts: the prefix of a city, a mobile or other network, or a nationwide number. Prefixes
 * that Korea does not use are left out, because a number from abroad may be typed without its country code.
 */
const KOREAN_NUMBER =
  /^(?:(02|050\d|0(?:1\d|3[0-3]|4[1-4]|5[1-5]|6[0-4]|[78]0))(\d{3,4})|(1[5-9]\d\d))(\d{4})$/;

/** A number in E.164 by its country code, which have one to three digits (ITU-T E.164, annex D), and the rest. */
const COUNTRY = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[1-9]\d\d))(\d+)$/;

/** Returns a text that begins like a Korean number with the country code as it is dialled in Korea: `+82 (0)10-12` → `010-12`. */
export const nationalPhone = (text: string) => text.normalize('NFKC').replace(KOREA, '0');

/**
 * Returns the form in which a number is stored and compared: E.164, as in `+821000000000`, for Korean numbers and for those with a
 * country code, however they are typed; digits alone for a nationwide number such as `1500-0000`, which has no international
 * form. Any other text is returned as it is, because guests are not refused for it: a number from abroad without its country code,
 * two numbers, an extension.
 */
export function storedPhone(phone: string): string {
  const plain = phone
    .normalize('NFKC')
    .trim()
    .replaceAll(/\p{Pd}/gu, '-');
  if (!ONE_NUMBER.test(plain)) return phone;
  const dialled = plain
    .replace(TRUNK_ZERO, '$1')
    .replaceAll(/[^\d+]/g, '')
    .replace(EXIT_CODE, '+');
  const national = nationalPhone(dialled);
  if (KOREAN_NUMBER.test(national)) return national.replace(/^0/, '+82');
  return /^\+[1-9]\d{6,14}$/.test(dialled) ? dialled : phone;
}

/**
 * Returns a number as its reader writes it: a Korean one as `010-0000-0000`, for readers of English as `+82 10-0000-0000`; one
 * from abroad with a space after its country code. A text that is no number stays as it is.
 */
export function shownPhone(phone: string, language: Language): string {
  const stored = storedPhone(phone);
  const parts = KOREAN_NUMBER.exec(nationalPhone(stored))?.slice(1);
  if (!parts) return stored.replace(COUNTRY, '$1 $2');
  const national = parts.filter(Boolean).join('-');
  return language === 'kr' ? national : national.replace(/^0/, '+82 ');
}

/**
 * Returns the URL that calls a phone number, from abroad and with a foreign SIM card too unless the number is a nationwide one;
 * undefined for a text that is not exactly one number.
 */
export function telephoneUrl(phone: string): string | undefined {
  const stored = storedPhone(phone);
  return COUNTRY.test(stored) || KOREAN_NUMBER.test(stored) ? `tel:${stored}` : undefined;
}
