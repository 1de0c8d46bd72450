import { createHash } from 'node:crypto';
import { openApiDocument } from '@app/domain/api/openapi-document.ts';

/** The operations in the life of a booking and of an order. */
const OPERATIONS = {
  '/api/events': ['get'],
  '/api/bookings': ['post'],
  '/api/bookings/{token}': ['get'],
  '/api/bookings/{token}/opened': ['post'],
  '/api/bookings/{token}/contact': ['post'],
  '/api/bookings/{token}/party-size': ['post'],
  '/api/bookings/{token}/cancel': ['post'],
  '/api/products': ['get'],
  '/api/products/{id}/quantity-limit': ['get'],
  '/api/orders': ['post'],
  '/api/orders/{token}': ['get'],
  '/api/orders/{token}/cancel': ['post'],
  '/api/orders/{token}/return': ['post'],
  '/api/admin/orders/{id}/steps': ['post'],
  '/api/admin/orders/{id}/refunds': ['post'],
} as const;

/** What no type depends on. */
const WITHOUT_TYPE = [
  'description',
  'summary',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minItems',
  'maxItems',
];

interface Json {
  [key: string]: Json;
}

/** Removes from the document what would make its types longer: the posts of forms, and the errors, which share one schema. */
function shorten(operation: Json): Json {
  const { responses, requestBody, ...rest } = operation;
  const json = requestBody?.['content']?.['application/json'];
  return {
    ...rest,
    ...(json && {
      requestBody: { required: true, content: { 'application/json': json } } as unknown as Json,
    }),
    responses: Object.fromEntries(Object.entries(responses!).filter(([status]) => status.startsWith('2'))),
  };
}

function referenced(part: unknown, schemas: Json, found = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name!)) continue;
    found.add(name!);
    referenced(schemas[name!], schemas, found);
  }
  return found;
}

/** Returns the part of the OpenAPI document from which the client's types are generated, as JSON. */
export function apiClientDocument(): string {
  const { openapi, info, paths, components } = JSON.parse(JSON.stringify(openApiDocument())) as Json;
  const kept = Object.fromEntries(
    Object.entries(OPERATIONS).map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((method) => [method, shorten(paths![path]![method]!)])),
    ]),
  );
  const schemas = components!['schemas']!;
  const names = referenced(kept, schemas);
  return JSON.stringify(
    {
      openapi,
      info: { title: info!['title'], version: info!['version'] },
      paths: kept,
      components: {
        schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name))),
      },
    },
    // Of properties with these names, the values are schemas.
    (key, value: unknown) => (WITHOUT_TYPE.includes(key) && typeof value !== 'object' ? undefined : value),
  );
}

/**
 * Returns the line by which the generated types name the requests that they are of. Answers do not count: the test compares each
 * with the present document, and a client may get more than it knows.
 */
export function apiClientMark(): string {
  const { paths } = JSON.parse(apiClientDocument()) as Json;
  const requests = JSON.stringify(paths, (key, value: Json) =>
    key === 'responses' ? Object.keys(value) : value,
  );
  return `// Requests: ${createHash('sha256').update(requests).digest('hex').slice(0, 16)}`;
}
