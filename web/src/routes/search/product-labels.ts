import type { Product } from '@app/domain/product/product-schema.ts';
import { labelOf } from '@app/domain/shared/label.ts';
import productEn from '../../i18n/locales/en/product.ts';
import productKo from '../../i18n/locales/ko/product.ts';

type Texts = typeof productKo | typeof productEn;

/** Returns the words for a product's values that stand on its card and its page. */
function valueLabels(product: Product, texts: Texts): (string | undefined)[] {
  if (product.type === 'coffee')
    return [
      product.roastLevel && texts.roastLevel[product.roastLevel],
      product.origin && texts.origin[product.origin],
      product.process && texts.process[product.process],
    ];
  const { sweetnessLevel, carbonation } = product;
  return [
    sweetnessLevel && (sweetnessLevel === 3 ? texts.mediumSweetness : texts.sweetness[sweetnessLevel]),
    carbonation && texts.carbonation[carbonation],
  ];
}

/** Returns what the site calls a product's type, values and tags, in both languages. */
export function productLabels(product: Product): string[] {
  return [productKo, productEn].flatMap((texts) => [
    texts.type[product.type],
    ...valueLabels(product, texts).flatMap((label) => label ?? []),
    ...product.tags.map((tag) => labelOf(tag, texts.tags)),
  ]);
}
