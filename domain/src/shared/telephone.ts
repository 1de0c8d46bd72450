/** The exit code that Korea and Europe dial before a country code, which a plus sign stands for. */
const EXIT_CODE = /^00(?=[1-9])/;
/** The zero of a national number, which is not dialled after a country code: `+82 (0)10`, `+44 (0)20`, `+82-010`. */
const TRUNK_ZERO = /^(\+\d{1,3}[\s.-]*)\(0\)|^(\+82[\s.-]*)0/;

/** Returns a phone number with plain digits and hyphens in place of full-width digits and other dashes. */
const plainPhone = (phone: string) =>
  phone
    .normalize('NFKC')
    .trim()
    .replaceAll(/\p{Pd}/gu, '-');

/**
 * Converts a Korean phone number, or one with a country code, to international format, without spaces, dots and brackets:
 * `(02) 000-0000` → `+82-2000-0000`. A nationwide number such as `1500-0000` has no international format and stays national.
 */
export function internationalPhone(phone: string): string {
  return plainPhone(phone)
    .replace(EXIT_CODE, '+')
    .replace(TRUNK_ZERO, '$1$2')
    .replaceAll(/[^\d+-]/g, '')
    .replace(/^0/, '+82-');
}

/** One whole number: digits with what people write between them. E.164 has at most 15 digits. */
const ONE_NUMBER = /^\+?(?:[\s().-]*\d){7,15}$/;

/**
 * Returns the URL that calls a phone number, from abroad and with a foreign SIM card too unless the number is a nationwide one;
 * undefined for a text that is not exactly one number.
 */
export function telephoneUrl(phone: string): string | undefined {
  const plain = plainPhone(phone);
  return ONE_NUMBER.test(plain) ? `tel:${internationalPhone(plain)}` : undefined;
}

/** The digits of a Korean number by their parts: the prefix of a city, a mobile or other network, or a nationwide number. */
const KOREAN_NUMBER = /^(?:(02|050\d|0[13-9]\d)(\d{3,4})|(1[5-9]\d\d))(\d{4})$/;

/** Returns a Korean number that was typed as digits alone with hyphens, and any other text as it is: `010-0000-0000`. */
export function hyphenatedPhone(phone: string): string {
  const [, ...parts] = KOREAN_NUMBER.exec(phone) ?? [];
  return parts.length === 0 ? phone : parts.filter(Boolean).join('-');
}
