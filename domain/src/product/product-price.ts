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

/**
 * Returns the formatted price of `grams` of a product whose price is for `weightGrams`, rounded to whole won or cents:
 * 16,000 won for 200 g are 8,000 won for 100 g.
 */
export function formatPriceOfWeight(
  { price, priceKrw, weightGrams }: Priced & { weightGrams: number },
  grams: number,
  language: Language,
): string {
  const share = (total: number) => Math.round((total * grams) / weightGrams);
  return formatProductPrice(
    { price: share(price), priceKrw: priceKrw === undefined ? undefined : share(priceKrw) },
    language,
  );
}
