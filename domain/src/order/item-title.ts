import type { Grind } from '../product/product.ts';
import { formatAmount } from '../shared/format-amount.ts';
import type { Language } from '../shared/language.ts';
import { localized } from '../shared/localized.ts';

interface TitledItem {
  title: string;
  titleKr: string;
  grind?: Grind | undefined;
  weightGrams?: number | undefined;
}

/** Returns the title of an order's item with the options that were chosen: `Sample Coffee · Espresso · 500 g`. */
export function itemTitle(
  { grind, weightGrams, ...item }: TitledItem,
  language: Language,
  grinds: Readonly<Record<Grind, string>>,
): string {
  const weight = weightGrams !== undefined && formatAmount(weightGrams, 'g', language);
  return [localized(item, 'title', language), grind && grinds[grind], weight].filter(Boolean).join(' · ');
}
