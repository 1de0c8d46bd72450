import fc from 'fast-check';
import type { Endpoint } from '@app/domain/api/endpoint.ts';
import { BODY_LIMIT_BYTES } from '../src/http/body.ts';
import { pathOf, sampleBody } from './contract-samples.ts';

/** A valid or invalid request. */
export interface Attempt {
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

const JSON_TYPE = 'application/json';

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u2066right to left',
  '👩‍👩‍👧‍👦'.repeat(40),
  'ﷺ'.repeat(400),
  'Z̸̡̛a̷l̵g̶o̴'.repeat(200),
  '..%2f..%2f/etc/passwd',
  "' or 1=1; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  'a'.repeat(6_000),
  '__proto__',
  '9'.repeat(400),
  '2026-13-45T99:99:99Z',
  'javascript:alert(1)',
];

const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'id',
  'isAdmin',
  'admin',
  'createdAt',
  'status',
  '$where',
  'a.b',
  '',
  '\u0000',
];

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, null, true, 0, -1, 0.5, 1e308, -0, [], {}, [[[[]]]]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Returns JSON that may contain keys such as `__proto__`, which an object literal would treat as its prototype. */
function jsonOf(fields: readonly (readonly [string, unknown])[]): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

/** Generates a valid body with some fields removed, replaced or added. */
function changedBody(endpoint: Endpoint): fc.Arbitrary<string> {
  const names = Object.keys(sampleBody(endpoint)!);
  const change = fc.oneof(
    fc.record({ kind: fc.constant('remove' as const), name: fc.constantFrom(...names) }),
    fc.record({ kind: fc.constant('put' as const), name: fc.constantFrom(...names), value: anyValue }),
    fc.record({
      kind: fc.constant('put' as const),
      name: fc.oneof(fc.constantFrom(...HOSTILE_NAMES), fc.string({ maxLength: 20 })),
      value: anyValue,
    }),
  );
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    let fields: [string, unknown][] = Object.entries(sampleBody(endpoint)!);
    for (const each of changes) {
      fields = fields.filter(([name]) => name !== each.name);
      if (each.kind === 'put') fields.push([each.name, each.value]);
    }
    return jsonOf(fields);
  });
}

const anyBody: fc.Arbitrary<Attempt['body']> = fc.oneof(
  anyValue.map((value) => JSON.stringify(value)),
  fc.string({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  fc.integer({ min: 1, max: 15_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 3_000 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc
    .integer({ min: BODY_LIMIT_BYTES - 20, max: BODY_LIMIT_BYTES * 2 })
    .map((length) => `"${'a'.repeat(length)}"`),
  fc.constant(null),
);

const anyType = fc.oneof(
  { weight: 9, arbitrary: fc.constant(JSON_TYPE) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'text/plain',
      'text/html',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'application/problem+json',
    ),
  },
);

const pathParameter = fc.oneof(
  { weight: 3, arbitrary: fc.uuid() },
  {
    weight: 2,
    arbitrary: fc
      .oneof(fc.constantFrom(...HOSTILE_TEXTS.filter((text) => !/\p{Surrogate}/u.test(text))), fc.string())
      // URLs resolve such a segment, so that the request would reach another endpoint.
      .filter((text) => text !== '.' && text !== '..')
      .map((text) => encodeURIComponent(text)),
  },
);

const anyQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.oneof(
            fc.constantFrom('type', 'limit', 'cursor', 'eventId', 'token', ...HOSTILE_NAMES),
            fc.string({ maxLength: 10 }),
          ),
          fc.oneof(
            fc.constantFrom('', 'coffee', '1', '0', '-1', '101', '1e1', ' 1', 'W10', 'WzEsImEiXQ'),
            fc.string({ maxLength: 60 }),
            fc.uuid(),
          ),
        ),
        { maxLength: 3 },
      )
      .map((pairs) => `?${new URLSearchParams(pairs)}`),
  },
);

const anyKey = fc.option(fc.oneof(fc.uuid(), fc.constantFrom('', 'key', '../events/1', '0'.repeat(5_000))), {
  nil: undefined,
});

/** Generates requests to an endpoint, most of them invalid. */
export function attempts(endpoint: Endpoint): fc.Arbitrary<Attempt> {
  const body = endpoint.body
    ? fc.oneof(
        { weight: 4, arbitrary: changedBody(endpoint) as fc.Arbitrary<Attempt['body']> },
        { weight: 1, arbitrary: anyBody },
      )
    : fc.constant(null);
  return fc
    .record({ id: pathParameter, query: anyQuery, type: anyType, key: anyKey, body })
    .map(({ id, query, type, key, body }) => ({
      path: pathOf(endpoint, id) + query,
      headers: { 'Content-Type': type, ...(key !== undefined && { 'Idempotency-Key': key }) },
      body,
    }));
}
