import { localized } from '../shared/localized.ts';
import type { Language } from '../shared/language.ts';
import type { Product } from './product-schema.ts';

/** The words that a product's picture was given, for those who do not see it; empty where it was given none. */
export function imageDescription(product: Product, index: number, language: Language): string {
  const korean = language === 'kr' ? product.imageAltsKr?.[index] : undefined;
  return korean || product.imageAlts?.[index] || '';
}

/** What a picture that stands by itself shows: its own words, or else the product's title. */
export function imageAlt(product: Product, index: number, language: Language): string {
  return imageDescription(product, index, language) || localized(product, 'title', language);
}
