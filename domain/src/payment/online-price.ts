import type { AvailabilityState } from '../event/event-availability.ts';
import type { Availability, ProductType } from '../product/product.ts';

/** The smallest sum that PayApp charges, in won. */
export const PAYABLE_MINIMUM_KRW = 1_000;

/** What the owner decides about online payment: `BRAND.payment`. */
export interface PaymentSettings {
  /** PayApp's name for the shop; empty where there is none. */
  shopId: string;
  /** Whether makgeolli may be paid for online. */
  makgeolliOnline: boolean;
}

interface PricedProduct {
  type: ProductType;
  priceKrw?: number | undefined;
  availability: Availability;
}

/** The whole won that PayApp would charge, or null where it would not: no won figure, or less than it takes. */
function payableWon(won: number | undefined, { shopId }: PaymentSettings): number | null {
  return shopId !== '' && won !== undefined && won >= PAYABLE_MINIMUM_KRW ? won : null;
}

/**
 * What a press on a product's price charges, in whole won, or null where the price is only text: nothing can be paid
 * online, the product cannot be had, or it is makgeolli and the owner does not sell that online.
 */
export function payableForProduct(product: PricedProduct, settings: PaymentSettings): number | null {
  if (product.availability === 'out_of_stock') return null;
  if (product.type === 'makgeolli' && !settings.makgeolliOnline) return null;
  return payableWon(product.priceKrw, settings);
}

/** What a press on an event's price charges, in whole won; null also where the event is over, full or called off. */
export function payableForEvent(
  event: { price: number },
  state: AvailabilityState,
  settings: PaymentSettings,
): number | null {
  return state === 'open' || state === 'external' ? payableWon(event.price, settings) : null;
}
