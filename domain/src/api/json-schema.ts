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
export type Side = 'input' | 'output';

/** The schemas that are described once and referred to by name. */
const NAMED: readonly [string, ZodType, Side][] = [
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

function become(target: JsonSchema, wanted: JsonSchema): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, wanted);
}

/** The JSON Schema of a zod schema, moments as date-time texts; `root` is described itself even if it has a name. */
function describe(schema: ZodType, side: Side, root?: ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: 'any',
    override: ({ zodSchema: node, jsonSchema }) => {
      const named = NAMED.find(([, each, ofSide]) => Object.is(each, node) && ofSide === side);
      if (named && !Object.is(root, node)) become(jsonSchema, { $ref: `#/components/schemas/${named[0]}` });
      if (Object.is(instantSchema, node)) become(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
  return described;
}

/** The JSON Schema of what is sent or answered, with references to `componentSchemas`. */
export function jsonSchema(schema: ZodType, side: Side): JsonSchema {
  return describe(schema, side);
}

/** The schemas that the others refer to. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(NAMED.map(([name, schema, side]) => [name, describe(schema, side, schema)]));
}
