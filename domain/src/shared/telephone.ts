/**
 * Converts a Korean phone number to international format, without spaces and brackets: `(02) 000-0000` → `+82-2000-0000`. A
 * nationwide number such as `1500-0000` has no international format and stays national.
 */
export function internationalPhone(phone: string): string {
  return phone.replace(/[^\d+-]/g, '').replace(/^0/, '+82-');
}

/**
 * Returns the URL that calls a Korean phone number, from abroad and with a foreign SIM card too unless the number is a
 * nationwide one.
 */
export function telephoneUrl(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}
