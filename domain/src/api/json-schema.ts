import { z, type ZodType } from 'zod';
import { bookingSchema } from '../booking/booking-schema.ts';
import { contactSubmissionSchema } from '../contact/contact-submission-schema.ts';
import { eventSchema } from '../event/event-schema.ts';
import { faqSchema } from '../faq/faq-schema.ts';
import { productInputSchema, productSchema } from '../product/product-schema.ts';
import { instantSchema } from '../shared/fields.ts';
import { storeLocationSchema } from '../store-location/store-location-schema.ts';
import { storySchema } from '../story/story-schema.ts';
import { problemSchema } from './endpoint.ts';

export type JsonSchema = Record<string, unknown>;

/** Whether a schema describes a request or a response. They differ in which fields are optional. */
export type Direction = 'input' | 'output';

/** The schemas that are described once as components and referenced by name. */
const NAMED_SCHEMAS: readonly [string, ZodType, Direction][] = [
  ['Product', productSchema, 'output'],
  ['ProductInput', productInputSchema, 'input'],
  ['Event', eventSchema, 'output'],
  ['Story', storySchema, 'output'],
  ['StoreLocation', storeLocationSchema, 'output'],
  ['Faq', faqSchema, 'output'],
  ['Booking', bookingSchema, 'output'],
  ['ContactSubmission', contactSubmissionSchema, 'output'],
  ['Problem', problemSchema, 'output'],
];

function replaceContents(target: JsonSchema, replacement: JsonSchema): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, replacement);
}

/**
 * Returns the JSON Schema of a zod schema, with instants as date-time strings. Named schemas become references, except
 * `root` itself.
 */
function describe(schema: ZodType, direction: Direction, root?: ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: direction,
    unrepresentable: 'any',
    override: ({ zodSchema: node, jsonSchema }) => {
      const named = NAMED_SCHEMAS.find(
        ([, each, ofDirection]) => Object.is(each, node) && ofDirection === direction,
      );
      if (named && !Object.is(root, node))
        replaceContents(jsonSchema, { $ref: `#/components/schemas/${named[0]}` });
      if (Object.is(instantSchema, node))
        replaceContents(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
  return described;
}

/** Returns the JSON Schema of a request or response part, with references to `componentSchemas`. */
export function jsonSchema(schema: ZodType, direction: Direction): JsonSchema {
  return describe(schema, direction);
}

/** Returns the named schemas that the others reference. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    NAMED_SCHEMAS.map(([name, schema, direction]) => [name, describe(schema, direction, schema)]),
  );
}
