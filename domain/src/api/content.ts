import { z, type ZodType } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { idSchema } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';

interface ContentContract<P extends string, Input extends ZodType, Item extends ZodType> {
  path: `/api/admin/${P}`;
  /** The singular noun with its article, for summaries: `a product`. */
  noun: string;
  input: Input;
  item: Item;
  /** Additional errors that the delete endpoint may return. */
  deleteErrors?: readonly ErrorCode[];
}

/**
 * Returns the create, replace and delete endpoints for one kind of content. Each responds with the stored item; delete
 * responds with the item as it was.
 */
export function contentEndpoints<P extends string, Input extends ZodType, Item extends ZodType>({
  path,
  noun,
  input,
  item,
  deleteErrors = [],
}: ContentContract<P, Input, Item>) {
  const params = z.object({ id: idSchema });
  return {
    create: endpoint({
      method: 'POST',
      path,
      summary: `Adds ${noun}`,
      access: 'admin',
      body: input,
      status: 201,
      output: item,
      errors: [],
    }),
    replace: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Replaces ${noun}; its id and creation time do not change`,
      access: 'admin',
      params,
      body: input,
      status: 200,
      output: item,
      errors: ['not_found'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Deletes ${noun}`,
      access: 'admin',
      params,
      status: 200,
      output: item,
      errors: ['not_found', ...deleteErrors],
    }),
  };
}
