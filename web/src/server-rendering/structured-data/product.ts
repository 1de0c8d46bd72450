import { payableForProduct } from '@app/domain/payment/online-price.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Availability } from '@app/domain/product/product.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { BRAND } from '@app/domain/brand.ts';
import { paths } from '../../config/paths.ts';
import { pictureUrl } from '../../lib/picture-url.ts';
import { addressOf, type Place } from '../../i18n/site-address.ts';
import { organizationId } from './organization.ts';
import type { Thing } from './thing.ts';

/** https://schema.org/ItemAvailability */
const AVAILABILITY: Record<Availability, string> = {
  in_stock: 'https://schema.org/InStock',
  seasonal: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
};

/** What cannot be paid for on this site is sold in the stores alone, however much of it there is. */
function availabilityOf(product: Product): string {
  const isSoldOnline = payableForProduct(product, BRAND.payment) !== null;
  return isSoldOnline || product.availability === 'out_of_stock'
    ? AVAILABILITY[product.availability]
    : 'https://schema.org/InStoreOnly';
}

/** The price that the page shows: whole won in Korean, dollars elsewhere. */
function priceOf({ price, priceKrw }: Product, { language }: Place) {
  if (language === 'kr') return { price: String(priceKrw ?? price), priceCurrency: 'KRW' };
  return { price: (price / 100).toFixed(2), priceCurrency: 'USD' };
}

/**
 * https://schema.org/Product: search engines require a name, a picture and an offer with price, currency and availability.
 * @param drawn addresses of the pictures that are drawn for it, which stand for it where it has none of its own.
 */
export function productThing(product: Product, place: Place, drawn: readonly string[] = []): Thing {
  const { language } = place;
  const url = addressOf(paths.product(product.id), place);
  return {
    '@type': 'Product',
    name: localized(product, 'title', language),
    description: localized(product, 'shortDesc', language),
    sku: product.id,
    category: product.type,
    url,
    image: product.images.length > 0 ? product.images.map(pictureUrl) : drawn,
    brand: { '@type': 'Brand', name: BRAND.name[language] },
    offers: {
      '@type': 'Offer',
      ...priceOf(product, place),
      availability: availabilityOf(product),
      itemCondition: 'https://schema.org/NewCondition',
      url,
      seller: { '@id': organizationId(place) },
    },
  };
}
