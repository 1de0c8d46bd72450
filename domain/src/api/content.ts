import { z, type ZodType } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { idSchema } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';

interface ContentContract<P extends string, Input extends ZodType, Item extends ZodType> {
  path: `/api/admin/${P}`;
  /** As a sentence speaks of one: `a product`. */
  noun: string;
  input: Input;
  item: Item;
  /** Why one may not be deleted. */
  deleteErrors?: readonly ErrorCode[];
}

/** The three calls by which the admin writes one kind of content. Each answers the item as it is, or was, stored. */
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
      summary: `Replaces ${noun}; its id and the moment of its creation stay`,
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
