import type { Language } from '../shared/language.ts';
import { formatDollars, formatWon } from '../shared/money.ts';

interface Priced {
  price: number;
  priceKrw?: number | undefined;
}

/** Korean shows won (`priceKrw`, or `price` as it stands when there is none); other languages show dollars. */
export function formatProductPrice(product: Priced, language: Language): string {
  return language === 'kr' ? formatWon(product.priceKrw ?? product.price) : formatDollars(product.price);
}
