import type { AvailabilityState } from '../event/event-availability.ts';
import type { EventPayment } from '../event/event.ts';
import type { ProductType } from '../product/product.ts';
import { isSoldOut, type Stocked } from '../product/sold-out.ts';

/** The minimum amount that PayApp charges, in won. */
export const PAYABLE_MINIMUM_KRW = 1_000;

/** The owner's settings for online payment (`BRAND.payment`). */
export interface PaymentSettings {
  /** The shop's id at PayApp; empty when none is configured. */
  shopId: string;
  /** Whether makgeolli may be paid for online. */
  makgeolliOnline: boolean;
}

interface PricedProduct extends Stocked {
  type: ProductType;
  priceKrw?: number | undefined;
}

/** Returns the amount in won that PayApp charges, or null when there is no won price or it is below the minimum. */
function payableWon(won: number | undefined, { shopId }: PaymentSettings): number | null {
  return shopId !== '' && won !== undefined && won >= PAYABLE_MINIMUM_KRW ? won : null;
}

/**
 * Returns the amount in won that is charged when a visitor clicks a product's price, or null when it cannot be paid
 * online: no payment provider, sold out, or makgeolli while its online sale is disabled.
 */
export function payableForProduct(product: PricedProduct, settings: PaymentSettings): number | null {
  if (isSoldOut(product)) return null;
  if (product.type === 'makgeolli' && !settings.makgeolliOnline) return null;
  return payableWon(product.priceKrw, settings);
}

interface PricedEvent {
  /** Won per person. */
  price: number;
  payment?: EventPayment | undefined;
  bookingUrl?: string | undefined;
}

/**
 * Returns the amount in won per person that a booking of the event is paid online with, or null when it is paid on site: as
 * the owner chose, below the minimum, without a payment provider, or booked at another site.
 */
export function onlinePriceOfEvent(
  { price, payment, bookingUrl }: PricedEvent,
  settings: PaymentSettings,
): number | null {
  return payment === 'onSite' || bookingUrl ? null : payableWon(price, settings);
}

/** Returns whether the guests of an event pay when they come. */
export function isPaidOnSite(event: PricedEvent, settings: PaymentSettings): boolean {
  return event.price > 0 && !event.bookingUrl && onlinePriceOfEvent(event, settings) === null;
}

/**
 * Returns the amount in won that is charged when a visitor clicks an event's price, or null when it cannot be paid
 * online, including when the event is past, full or inactive.
 */
export function payableForEvent(
  event: PricedEvent,
  state: AvailabilityState,
  settings: PaymentSettings,
): number | null {
  return state === 'open' ? onlinePriceOfEvent(event, settings) : null;
}
