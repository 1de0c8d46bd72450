import type { Product } from '@app/domain/product/product-schema.ts';
import type { Messages } from '../../i18n/ko.ts';

/** The two facts by which one chooses at a glance: where from and how dark, or how strong and how sweet. */
export function productFacts(product: Product, { product: words }: Messages): string[] {
  const facts =
    product.type === 'coffee'
      ? [
          product.origin && words.origin[product.origin],
          product.roastLevel && words.roastLevel[product.roastLevel],
        ]
      : [
          product.abv !== undefined && `${product.abv}%`,
          product.sweetnessLevel && words.sweetness[product.sweetnessLevel],
        ];
  return facts.filter((fact): fact is string => Boolean(fact));
}
