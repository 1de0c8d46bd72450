import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { idSchema } from '@app/domain/shared/fields.ts';
import type { Http } from './http.ts';
import { parse } from './parse.ts';

const headerSchema = z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase() });

/**
 * The key under which a request may be repeated without doing its work twice; a new one when the caller sent none.
 * @throws DomainError validation_failed unless it is a uuid
 */
export function idempotencyKey(http: Http): string {
  const sent = http.req.header(IDEMPOTENCY_HEADER) ?? crypto.randomUUID();
  return parse(headerSchema, { [IDEMPOTENCY_HEADER]: sent })[IDEMPOTENCY_HEADER] as string;
}
