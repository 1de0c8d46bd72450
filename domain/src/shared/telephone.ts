/** Converts a Korean phone number to international format: `02-0000-0000` → `+82-2-0000-0000`. */
export function internationalPhone(phone: string): string {
  return phone.replace(/^0/, '+82-');
}

/** Returns the URL that calls a Korean phone number, from abroad and with a foreign SIM card too. */
export function telephoneUrl(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}
