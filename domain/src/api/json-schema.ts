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

/** What a caller sends, or what is answered: they differ in what may be left out. */
export type Direction = 'input' | 'output';

/** The schemas that are described once and referred to by name. */
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

/** The JSON Schema of a zod schema, moments as date-time texts; `root` is described itself even if it has a name. */
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

/** The JSON Schema of what is sent or answered, with references to `componentSchemas`. */
export function jsonSchema(schema: ZodType, direction: Direction): JsonSchema {
  return describe(schema, direction);
}

/** The schemas that the others refer to. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    NAMED_SCHEMAS.map(([name, schema, direction]) => [name, describe(schema, direction, schema)]),
  );
}
