import { z } from 'zod';
import { ADDRESS_QUERY } from '../order/address-query.ts';
import { ORDER_LIMITS } from '../order/order.ts';
import { singleLineText } from '../shared/cleaned-text.ts';
import { endpoint } from './endpoint.ts';

/** A Korean address with its postal code. */
export const addressSchema = z.object({
  postalCode: z.string().regex(/^\d{5}$/),
  /** The road address, in Korean. */
  address: z.string().min(1).max(ORDER_LIMITS.addressMax),
  /** The same place by its lot number, in Korean. */
  lotAddress: z.string().max(ORDER_LIMITS.addressMax),
});
export type Address = z.infer<typeof addressSchema>;

export const showAddressSearch = endpoint({
  method: 'GET',
  path: '/api/addresses',
  summary: 'Returns whether this site can search Korean addresses; otherwise buyers type theirs',
  access: 'public',
  status: 200,
  output: z.object({ isAvailable: z.boolean() }),
  errors: [],
});

export const searchAddresses = endpoint({
  method: 'POST',
  path: '/api/addresses/search',
  summary:
    'Finds Korean addresses with their postal codes by road, lot or building, at the address service of the government. A query that is too general finds none',
  access: 'public',
  body: z.strictObject({ query: singleLineText({ label: 'Query', ...ADDRESS_QUERY }) }),
  status: 200,
  output: z.object({ addresses: z.array(addressSchema) }),
  limit: 'addresses',
  errors: ['not_found'],
});
