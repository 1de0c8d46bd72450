import { z } from 'zod';
import { tagKeySchema, tagLabelInputSchema } from '../tag/tag-label-schema.ts';
import { isReplaceable, keptTagSchema } from '../tag/tag-merge.ts';
import { TEXT_LIMITS } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';

const countSchema = z.int().min(0);

export const listTags = endpoint({
  method: 'GET',
  path: '/api/admin/tags',
  summary: 'Lists all tags that are used or have a label, with the number of items of each kind',
  access: 'admin',
  status: 200,
  output: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      labelKr: z.string(),
      products: countSchema,
      events: countSchema,
      stories: countSchema,
    }),
  ),
  errors: [],
});

export const labelTag = endpoint({
  method: 'PUT',
  path: '/api/admin/tags/{key}',
  summary: 'Sets the label of a tag in both languages; without any text the label is removed',
  access: 'admin',
  params: z.object({ key: tagKeySchema }),
  body: tagLabelInputSchema,
  status: 204,
  output: z.undefined(),
  errors: [],
});

export const mergeTags = endpoint({
  method: 'POST',
  path: '/api/admin/tags/merge',
  summary:
    'Replaces a tag by another one in all items, and removes its label. Continues where an earlier request ended; repeat it until `isDone`',
  access: 'admin',
  body: z
    .strictObject({
      /** Any stored tag, also one that could have no label. */
      from: z
        .string()
        .min(1)
        .max(TEXT_LIMITS.tag)
        .refine(isReplaceable, 'The site recognises alcohol by this tag'),
      into: keptTagSchema,
    })
    .refine(({ from, into }) => from !== into, { path: ['into'], message: 'Choose another tag' }),
  status: 200,
  output: z.object({ changed: countSchema, isDone: z.boolean() }),
  errors: [],
});
