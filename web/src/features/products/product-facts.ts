import type { TFunction } from 'i18next';
import type { Product } from '@app/domain/product/product-schema.ts';

/** Returns the two facts shown on a card: origin and roast level of a coffee, ABV and sweetness of a makgeolli. */
export function productFacts(product: Product, t: TFunction<'product'>): string[] {
  const facts =
    product.type === 'coffee'
      ? [
          product.origin && t(`origin.${product.origin}`),
          product.roastLevel && t(`roastLevel.${product.roastLevel}`),
        ]
      : [
          product.abv !== undefined && `${product.abv}%`,
          product.sweetnessLevel &&
            // No label says what is medium.
            t(product.sweetnessLevel === 3 ? 'mediumSweetness' : `sweetness.${product.sweetnessLevel}`),
        ];
  return facts.filter((fact): fact is string => Boolean(fact));
}
