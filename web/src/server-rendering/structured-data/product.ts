import { payableForProduct } from '@app/domain/payment/online-price.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Availability } from '@app/domain/product/product.ts';
import { shownAvailability } from '@app/domain/product/sold-out.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { BRAND } from '@app/domain/brand.ts';
import { paths } from '../../config/paths.ts';
import { addressOf, type Place } from '../../i18n/site-address.ts';
import { image, type Thing } from './thing.ts';
import { organizationId } from './organization.ts';

/** https://schema.org/ItemAvailability */
const AVAILABILITY: Record<Availability, string> = {
  in_stock: 'https://schema.org/InStock',
  seasonal: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
};

/** Returns the availability. A product in stock that cannot be paid online is available in stores only. */
function availabilityOf(product: Product): string {
  const isSoldOnline = payableForProduct(product, BRAND.payment) !== null;
  const availability = shownAvailability(product);
  return isSoldOnline || availability === 'out_of_stock'
    ? AVAILABILITY[availability]
    : 'https://schema.org/InStoreOnly';
}

/** Returns the displayed price: whole won in Korean, otherwise dollars. */
function priceOf({ price, priceKrw }: Product, { language }: Place) {
  if (language === 'kr') return { price: String(priceKrw ?? price), priceCurrency: 'KRW' };
  return { price: (price / 100).toFixed(2), priceCurrency: 'USD' };
}

/**
 * Returns a product as https://schema.org/Product. Search engines require a name, an image and an offer with price,
 * currency and availability.
 * @param shareImages URLs of its share images, used if it has no picture
 */
export function productThing(product: Product, place: Place, shareImages: readonly string[] = []): Thing {
  const { language } = place;
  const url = addressOf(paths.product(product.id), place);
  return {
    '@type': 'Product',
    name: localized(product, 'title', language),
    description: localized(product, 'shortDesc', language),
    sku: product.id,
    category: product.type,
    url,
    image:
      product.images.length > 0
        ? product.images.map((path, index) => image(path, product.imageCredits?.[index]))
        : shareImages,
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
