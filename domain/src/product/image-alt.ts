import { localized } from '../shared/localized.ts';
import type { Language } from '../shared/language.ts';
import type { Product } from './product-schema.ts';

/** What a product's picture shows, for those who do not see it: its own words, or else the product's title. */
export function imageAlt(product: Product, index: number, language: Language): string {
  const korean = language === 'kr' ? product.imageAltsKr?.[index] : undefined;
  return korean || product.imageAlts?.[index] || localized(product, 'title', language);
}
