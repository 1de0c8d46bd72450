import { CONFIRMATION_DAYS } from '../newsletter/newsletter-subscription.ts';
import { isSoldOut, type Stocked } from '../product/sold-out.ts';
import type { RestockInput, RestockRequest } from './restock-request-schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns whether a product can be bought. @param left the pieces in stock; undefined if they are not counted */
export function isAvailable({ availability }: Pick<Stocked, 'availability'>, left?: number): boolean {
  return !isSoldOut({ availability, hasNoneLeft: left === 0 });
}

/** Returns the request as it is stored until it is confirmed. */
export function newRestockRequest(input: RestockInput & { id: string }, now: Date): RestockRequest {
  const confirmBy = new Date(now.getTime() + CONFIRMATION_DAYS * DAY_MS);
  return { ...input, isConfirmed: false, createdAt: now, confirmBy };
}

/** Returns the confirmed request, or undefined when its deadline has passed. */
export function confirmRestockRequest(request: RestockRequest, now: Date): RestockRequest | undefined {
  const { confirmBy, confirmationMail: _, ...rest } = request;
  if (confirmBy && confirmBy <= now) return undefined;
  return { ...rest, isConfirmed: true };
}
