import type { Language } from '../shared/language.ts';
import { formatDollars, formatWon } from '../shared/money.ts';

interface Priced {
  price: number;
  priceKrw?: number | undefined;
}

/** The smallest sum that PayApp charges, in won. */
export const PAYABLE_MINIMUM_KRW = 1_000;

/** Korean shows won (`priceKrw`, or `price` as it stands when there is none); other languages show dollars. */
export function formatProductPrice(product: Priced, language: Language): string {
  return language === 'kr' ? formatWon(product.priceKrw ?? product.price) : formatDollars(product.price);
}

/** The won that a payment would charge, or null where the price must not open the payment widget. */
export function payableWon(won: number | undefined): number | null {
  return won !== undefined && won >= PAYABLE_MINIMUM_KRW ? won : null;
}
