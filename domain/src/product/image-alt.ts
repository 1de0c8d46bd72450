import { localized } from '../shared/localized.ts';
import type { Language } from '../shared/language.ts';
import type { Product } from './product-schema.ts';

/** Returns the alternative text entered for a product's image; empty if none was entered. */
export function imageDescription(product: Product, index: number, language: Language): string {
  const korean = language === 'kr' ? product.imageAltsKr?.[index] : undefined;
  return korean || product.imageAlts?.[index] || '';
}

/** Returns the alternative text of a product's image, falling back to the product's title. */
export function imageAlt(product: Product, index: number, language: Language): string {
  return imageDescription(product, index, language) || localized(product, 'title', language);
}
