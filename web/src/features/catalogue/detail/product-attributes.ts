import type { TFunction } from 'i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';

type Row = readonly [label: string, value: string | undefined];

function rowsOf(product: Product, t: TFunction<'product'>, language: Language): Row[] {
  if (product.type === 'coffee') {
    return [
      [t('attribute.origin'), product.origin && t(`origin.${product.origin}`)],
      [t('attribute.roastLevel'), product.roastLevel && t(`roastLevel.${product.roastLevel}`)],
      [t('attribute.process'), product.process && t(`process.${product.process}`)],
    ];
  }
  return [
    [t('attribute.riceType'), localized(product, 'riceType', language)],
    [t('attribute.abv'), product.abv === undefined ? undefined : `${product.abv}%`],
    [t('attribute.sweetnessLevel'), product.sweetnessLevel && t(`sweetness.${product.sweetnessLevel}`)],
    [t('attribute.carbonation'), product.carbonation && t(`carbonation.${product.carbonation}`)],
  ];
}

/** Returns the attributes of a product with their labels. Attributes without a value are omitted. */
export function productAttributes(product: Product, t: TFunction<'product'>, language: Language) {
  return rowsOf(product, t, language).filter((row): row is readonly [string, string] => Boolean(row[1]));
}
