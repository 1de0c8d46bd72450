import type { Product } from '@app/domain/product/product-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { Messages } from '../../../i18n/ko.ts';

type Row = readonly [label: string, value: string | undefined];

function rowsOf(product: Product, { attribute, ...words }: Messages['product'], language: Language): Row[] {
  if (product.type === 'coffee') {
    return [
      [attribute.origin, product.origin && words.origin[product.origin]],
      [attribute.roastLevel, product.roastLevel && words.roastLevel[product.roastLevel]],
      [attribute.process, product.process && words.process[product.process]],
    ];
  }
  return [
    [attribute.riceType, localized(product, 'riceType', language)],
    [attribute.abv, product.abv === undefined ? undefined : `${product.abv}%`],
    [attribute.sweetnessLevel, product.sweetnessLevel && words.sweetness[product.sweetnessLevel]],
    [attribute.carbonation, product.carbonation && words.carbonation[product.carbonation]],
  ];
}

/** What the product is, in labelled facts; those that are not known are left out. */
export function productAttributes(product: Product, { product: words }: Messages, language: Language) {
  return rowsOf(product, words, language).filter((row): row is readonly [string, string] => Boolean(row[1]));
}
