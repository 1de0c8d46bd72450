import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { getOrder } from '@app/domain/api/orders.ts';
import { call, type Wire } from '../../../lib/api-client.ts';
import { encodePathSegment } from '../../../lib/encode-path-segment.ts';

export type OrderView = Wire<ResponseOf<typeof getOrder>>;

/** Fetches the order behind a token. */
export const fetchOrder = (token: string): Promise<OrderView> =>
  call<typeof getOrder>('GET', `/api/orders/${encodePathSegment(token)}`);
