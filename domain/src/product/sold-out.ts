import type { Availability } from './product.ts';

/** What says whether a product can be bought. */
export interface Stocked {
  /** As the admin has set it; it never changes by itself. */
  availability: Availability;
  /** Whether the product is counted and no piece is left. */
  hasNoneLeft?: boolean | undefined;
}

/** Returns whether a product is sold out: the admin says so, or no counted piece is left. */
export function isSoldOut({ availability, hasNoneLeft }: Stocked): boolean {
  return availability === 'out_of_stock' || hasNoneLeft === true;
}

/** Returns the availability that visitors see. */
export function shownAvailability(product: Stocked): Availability {
  return isSoldOut(product) ? 'out_of_stock' : product.availability;
}
