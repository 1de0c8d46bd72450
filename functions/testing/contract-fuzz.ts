import fc from 'fast-check';
import { type Endpoint, problemSchema } from '@app/domain/api/endpoint.ts';
import { errorsOf } from '@app/domain/api/endpoint-errors.ts';
import { type ErrorCode, ERRORS } from '@app/domain/errors.ts';
import { createApp } from '../src/app.ts';
import { adminSession } from './accounts.ts';
import { type Attempt, attempts } from './contract-attempts.ts';
import { type App, emptyDatabase, emulatedApp } from './emulated.ts';
import { payApp } from '../src/orders/payapp.ts';
import { SHOP } from './shop.ts';
import { cachingAuth } from './caching-auth.ts';

/** Returns how a response breaks the contract of its endpoint; null if it conforms. */
export async function breach(endpoint: Endpoint, response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500) return `answered ${response.status}: ${text}`;
  if (/\n\s+at |node_modules|\.ts:\d/.test(text)) return `shows a stack: ${text}`;
  if (response.headers.get('Cache-Control')?.includes('no-store') !== true) return 'may be cached';
  if (response.status === 303) return endpoint.redirects ? null : 'redirects';
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  // Errors of a form's post are pages, too.
  if (isPage && (endpoint.format === 'html' || (endpoint.form && !response.ok))) return null;
  if (response.ok) {
    if (response.status !== endpoint.status) return `answered ${response.status}`;
    const answer = endpoint.output.safeParse(text === '' ? undefined : JSON.parse(text));
    return answer.success ? null : `answered what the contract does not know: ${answer.error.message}`;
  }
  const problem = problemSchema.strict().parse(JSON.parse(text));
  // The router's errors, before any endpoint is called.
  const codes: readonly string[] = [...errorsOf(endpoint), 'not_found', 'method_not_allowed'];
  if (!codes.includes(problem.code)) return `refused with ${problem.code}, which the contract does not name`;
  if (ERRORS[problem.code as ErrorCode].status !== response.status) return `answered ${response.status}`;
  return null;
}

const WITHOUT_LIMIT = { max: 1_000_000, seconds: 60 };

/**
 * Creates an application without rate limits and delays on an empty database, and an admin's session, for thousands of
 * requests.
 */
export async function fuzzedApp() {
  const db = emptyDatabase();
  const { deps } = emulatedApp({ db });
  const config = {
    ...deps.config,
    limits: {
      ...deps.config.limits,
      bookings: WITHOUT_LIMIT,
      contact: WITHOUT_LIMIT,
      newsletter: WITHOUT_LIMIT,
      orders: WITHOUT_LIMIT,
      cspReports: WITHOUT_LIMIT,
    },
  };
  const clock = { now: () => new Date(), wait: async () => {} };
  const fuzzed = emulatedApp({ db, auth: cachingAuth(deps), config, clock, payments: payApp(SHOP) });
  // Checking the HTML of thousands of pages would take minutes.
  return { app: createApp(fuzzed.deps), session: await adminSession(deps) };
}

const AT_ONCE = 25;

/** The number of responses by status. */
export type Statuses = Map<number, number>;

/**
 * Sends `runs` generated requests to an endpoint, some concurrently, and counts the answers.
 * @throws Error with the smallest requests that break the contract, and the seed to reproduce them
 */
export async function fuzz(
  { app, session }: { app: App; session: Record<string, string> },
  endpoint: Endpoint,
  runs: number,
  seed?: number,
): Promise<Statuses> {
  const statuses: Statuses = new Map();
  const send = async ({ path, headers, body }: Attempt) => {
    const all = endpoint.access === 'admin' ? { ...headers, ...session } : headers;
    const response = await app.request(path, { method: endpoint.method, headers: all, body });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    return breach(endpoint, response);
  };
  const severalAttempts = fc.array(attempts(endpoint), { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(severalAttempts, async (several) => {
      const breaches = (await Promise.all(several.map(send))).filter(Boolean);
      if (breaches.length > 0) throw new Error(`${endpoint.method} ${endpoint.path} ${breaches[0]}`);
    }),
    { numRuns: Math.ceil(runs / AT_ONCE), ...(seed !== undefined && { seed }) },
  );
  return statuses;
}
