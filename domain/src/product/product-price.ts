import type { Language } from '../shared/language.ts';
import { formatDollars, formatWon } from '../shared/money.ts';

interface Priced {
  price: number;
  priceKrw?: number | undefined;
}

/** Returns the formatted price: in Korean won (`priceKrw`, or the unconverted `price` if absent), otherwise dollars. */
export function formatProductPrice(product: Priced, language: Language): string {
  return language === 'kr' ? formatWon(product.priceKrw ?? product.price) : formatDollars(product.price);
}
