import fc from 'fast-check';
import { type Endpoint, problemSchema } from '@app/domain/api/endpoint.ts';
import { errorsOf } from '@app/domain/api/errors-of.ts';
import { type ErrorCode, ERRORS } from '@app/domain/errors.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { adminSession } from './accounts.ts';
import { pathOf, sampleBody } from './contract-samples.ts';
import { type App, emulatedApp } from './emulated.ts';
import { rememberingAuth } from './remembering-auth.ts';

/** One request, right or wrong. */
export interface Attempt {
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

const JSON_TYPE = 'application/json';

const NASTY_TEXTS = [
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

const NASTY_NAMES = [
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
  fc.constantFrom<unknown>(...NASTY_TEXTS, null, true, 0, -1, 0.5, 1e308, -0, [], {}, [[[[]]]]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** JSON in which a name may stand that an object literal would take for its prototype. */
function jsonOf(fields: readonly (readonly [string, unknown])[]): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

/** A right body with a few things done to it: fields left out, replaced, or added. */
function changedBody(endpoint: Endpoint): fc.Arbitrary<string> {
  const names = Object.keys(sampleBody(endpoint)!);
  const change = fc.oneof(
    fc.record({ kind: fc.constant('remove' as const), name: fc.constantFrom(...names) }),
    fc.record({ kind: fc.constant('put' as const), name: fc.constantFrom(...names), value: anyValue }),
    fc.record({
      kind: fc.constant('put' as const),
      name: fc.oneof(fc.constantFrom(...NASTY_NAMES), fc.string({ maxLength: 20 })),
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
      .oneof(fc.constantFrom(...NASTY_TEXTS.filter((text) => !/\p{Surrogate}/u.test(text))), fc.string())
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
            fc.constantFrom('type', 'limit', 'cursor', 'eventId', 'token', ...NASTY_NAMES),
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

/** Requests to an endpoint, most of them wrong in some way. */
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

/** Why an answer breaks the contract of its endpoint; null when it keeps it. */
export async function breach(endpoint: Endpoint, response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500) return `answered ${response.status}: ${text}`;
  if (/\n\s+at |node_modules|\.ts:\d/.test(text)) return `shows a stack: ${text}`;
  if (response.headers.get('Cache-Control')?.includes('no-store') !== true) return 'may be cached';
  if (endpoint.format === 'html' && response.headers.get('Content-Type')?.startsWith('text/html'))
    return null;
  if (response.ok) {
    if (response.status !== endpoint.status) return `answered ${response.status}`;
    const answer = endpoint.output.safeParse(text === '' ? undefined : JSON.parse(text));
    return answer.success ? null : `answered what the contract does not know: ${answer.error.message}`;
  }
  const problem = problemSchema.strict().parse(JSON.parse(text));
  // What the router says before any endpoint is asked.
  const codes: readonly string[] = [...errorsOf(endpoint), 'not_found', 'method_not_allowed'];
  if (!codes.includes(problem.code)) return `refused with ${problem.code}, which the contract does not name`;
  if (ERRORS[problem.code as ErrorCode].status !== response.status) return `answered ${response.status}`;
  return null;
}

const WITHOUT_LIMIT = { max: 1_000_000, seconds: 60 };

/** An application without limits and waiting, and an admin's session, to be asked thousands of times. */
export async function fuzzedApp() {
  const { deps } = emulatedApp();
  const { login, loginName } = deps.config.limits;
  const config = {
    ...deps.config,
    limits: {
      bookings: WITHOUT_LIMIT,
      contact: WITHOUT_LIMIT,
      newsletter: WITHOUT_LIMIT,
      login,
      loginName,
    },
  };
  const clock = { now: () => new Date(), wait: async () => {} };
  const { app } = emulatedApp({ auth: rememberingAuth(deps), config, clock });
  return { app, session: await adminSession(deps) };
}

const AT_ONCE = 25;

/**
 * Sends `runs` generated requests to an endpoint, some at once.
 * @throws the smallest requests found that break the contract, and the seed that finds them again
 */
export async function fuzz(
  { app, session }: { app: App; session: Record<string, string> },
  endpoint: Endpoint,
  runs: number,
  seed?: number,
): Promise<void> {
  const send = async ({ path, headers, body }: Attempt) => {
    const all = endpoint.access === 'admin' ? { ...headers, ...session } : headers;
    return breach(endpoint, await app.request(path, { method: endpoint.method, headers: all, body }));
  };
  const severalAttempts = fc.array(attempts(endpoint), { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(severalAttempts, async (several) => {
      const breaches = (await Promise.all(several.map(send))).filter(Boolean);
      if (breaches.length > 0) throw new Error(`${endpoint.method} ${endpoint.path} ${breaches[0]}`);
    }),
    { numRuns: Math.ceil(runs / AT_ONCE), ...(seed !== undefined && { seed }) },
  );
}
