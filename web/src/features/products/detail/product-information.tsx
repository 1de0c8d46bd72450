import type { TFunction } from 'i18next';
import { BRAND } from '@app/domain/brand.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';

/**
 * Returns what Korean law requires to be said of food that is sold at a distance (상품정보제공고시, processed food) and what neither
 * the info cards nor the product's keeping say, with labels.
 */
export function productInformation(product: Product, t: TFunction<'productPage'>, language: Language) {
  const { companyName, address } = BRAND.legal;
  return [
    [
      t('information.foodType'),
      localized(product, 'foodType', language) || t(`information.foodTypes.${product.type}`),
    ],
    [t('information.producer'), companyName[language]],
    [t('information.producerAddress'), address[language]],
    [
      t('information.support'),
      <>
        <a href={telephoneUrl(BRAND.phone)}>{BRAND.phone}</a>{' '}
        <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
      </>,
    ],
  ] as const;
}
