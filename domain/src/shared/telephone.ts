import type { Language } from './language.ts';

/** Dots that Koreans write between the groups of a number, and the minus sign. */
const OTHER_SEPARATORS = /[·•・ㆍ\u2212]/g;
/** The exit code that most countries dial before a country code. Korea's own ones, 001, 002 and 00700, are another number. */
const EXIT_CODE = /^00(?!700)(?=[2-9]\d)/;

/**
 * A Korean number with its groups: the prefix of a city, a mobile or other network, and two groups of digits that nothing separates,
 * so that neither an extension nor a number from abroad with other groups counts as one. Prefixes that Korea does not use are left out.
 */
const KOREAN_NUMBER =
  /^(?:\(?\+82\)?[\s.-]*(?:\(0\))?\(?0?|\(?0)(?:(10|70)[\s.)-]*(\d{4})|(80)[\s.)-]*(\d{3})|(2|303|50\d|1[16-9]|3[1-3]|4[1-4]|5[1-5]|6[1-4])[\s.)-]*(\d{3,4}))[\s.-]*(\d{4})$/;

/** A number of a company that is the same from everywhere in Korea, and has no area. */
const NATIONWIDE_NUMBER = /^(?:\(?\+82\)?[\s.-]*)?(1[5-9]\d\d)[\s.-]*(\d{4})$/;

/** A number from abroad with its country code, without brackets. */
const FOREIGN_NUMBER = /^\+(?!82)[1-9][\d\s.-]*\d$/;
/** A number in E.164 by its country code, which has one to three digits (ITU-T E.164, annex D), and the rest. */
const COUNTRY = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[1-9]\d\d))(\d+)$/;
/** The countries in which a number may begin with a zero after the country code: Italy, San Marino and three in Africa. */
const KEEPS_ZERO = /^\+(?:39|378|225|24[12])/;

/** Korea's country code, and the zero that many write after it all the same: `+82 (0)10`, `+82-010`. */
const KOREA = /^\s*\(?\+82\)?[\s.-]*(?:\(0\)|0)?/;

/** Returns a text that begins like a Korean number with the country code as it is dialled in Korea: `+82 (0)10-12` → `010-12`. */
export const nationalPhone = (text: string) => text.normalize('NFKC').replace(KOREA, '0');

const groupsOf = (match: RegExpExecArray) => match.slice(1).filter((group) => group !== undefined);

function foreignNumber(plain: string): string | undefined {
  const unwrapped = plain.replace(/^\((\+\d+)\)/, '$1');
  // The zero of a national number, which is not dialled after most country codes, or an area code.
  const flat = (KEEPS_ZERO.test(unwrapped) ? unwrapped : unwrapped.replace('(0)', '')).replace(
    /\((\d{1,4})\)/,
    '$1',
  );
  if (!FOREIGN_NUMBER.test(flat)) return undefined;
  const dialled = flat.replaceAll(/[^\d+]/g, '');
  const [, country, rest = ''] = COUNTRY.exec(dialled) ?? [];
  if (rest.startsWith('0') && !KEEPS_ZERO.test(dialled)) return undefined;
  if (country === '+1' && rest.length !== 10) return undefined;
  return /^\+\d{7,15}$/.test(dialled) ? dialled : undefined;
}

/** Returns the form of exactly one number in which it is stored; undefined for any other text. */
function findNumber(phone: string): string | undefined {
  const plain = phone
    .replaceAll(OTHER_SEPARATORS, '-')
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .replace(/\.$/, '')
    .replace(EXIT_CODE, '+');
  const korean = KOREAN_NUMBER.exec(plain);
  if (korean) return `+82${groupsOf(korean).join('')}`;
  const nationwide = NATIONWIDE_NUMBER.exec(plain);
  return nationwide ? groupsOf(nationwide).join('') : foreignNumber(plain);
}

/**
 * Returns the form in which a number is stored and compared: E.164, as in `+821000000000`, for Korean numbers and for those with a
 * country code, however they are typed; digits alone for a nationwide number such as `1500-0000`, which has no international
 * form. Any other text is returned as it is, because guests are not refused for it: a number from abroad without its country code,
 * two numbers, an extension.
 */
export const storedPhone = (phone: string): string => findNumber(phone) ?? phone;

/**
 * Returns a number as its reader writes it: a Korean one as `010-0000-0000`, for readers of English as `+82 10-0000-0000`; one
 * from abroad with a space after its country code. A text that is no number stays as it is.
 */
export function shownPhone(phone: string, language: Language): string {
  const number = findNumber(phone);
  if (number === undefined) return phone;
  const korean = KOREAN_NUMBER.exec(number);
  if (korean) return (language === 'kr' ? '0' : '+82 ') + groupsOf(korean).join('-');
  const nationwide = NATIONWIDE_NUMBER.exec(number);
  return nationwide ? groupsOf(nationwide).join('-') : number.replace(COUNTRY, '$1 $2');
}

/**
 * Returns the URL that calls a phone number, from abroad and with a foreign SIM card too unless the number is a nationwide one;
 * undefined for a text that is not exactly one number.
 */
export function telephoneUrl(phone: string): string | undefined {
  const number = findNumber(phone);
  return number && `tel:${number}`;
}
