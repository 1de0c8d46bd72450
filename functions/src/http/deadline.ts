import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '@app/domain/errors.ts';
import type { HttpMiddleware } from './http.ts';

/** How long one call of Auth or Storage may take. Each answers in well under a second. */
const CALL_MS = 7_000;

/** A request that waits so long has the database probed, and again after as long. */
const PROBE_AFTER_MS = 2_000;
/** A crowd delays even a plain read by seconds. Together with `PROBE_AFTER_MS` it stays below 10 s. */
const PROBE_MS = 6_000;
/** gRPC's codes without an answer of the database: DEADLINE_EXCEEDED and UNAVAILABLE. Any other error is an answer. */
const UNREACHABLE_CODES: readonly unknown[] = [4, 14];

/**
 * The outcome of `work`, unless it takes longer than `milliseconds`; what it does then goes on unheard.
 * @throws DomainError try_again when it takes longer.
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds = CALL_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('try_again')), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same service, each of whose calls has a deadline. */
export function withDeadlines<T extends object>(service: T): T {
  return new Proxy(service, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const result: unknown = member.apply(target, args);
        return result instanceof Promise ? withDeadline(result) : result;
      };
    },
  });
}

/**
 * Returns a function that rejects when the database does not answer a plain read in time. All callers share the read in
 * flight, so that a crowd that waits for the database does not delay it further.
 */
function databaseProbe(db: Firestore): () => Promise<unknown> {
  let inFlight: Promise<unknown> | undefined;

  async function read(): Promise<void> {
    try {
      await db.collection('reachability').doc('probe').get();
    } catch (error) {
      if (UNREACHABLE_CODES.includes((error as { code?: unknown }).code)) throw error;
    }
  }

  return () => {
    inFlight ??= withDeadline(read(), PROBE_MS).finally(() => (inFlight = undefined));
    return inFlight;
  };
}

/**
 * Ends a request when Firestore turns out to be unreachable while it waits, so that a visitor hears so within 10 s. The
 * client tries on for a minute or more. Firestore has no deadline of its own here, because a transaction in a crowd may
 * rightly take longer: as long as the database answers a plain read, the request goes on.
 * @throws DomainError try_again
 */
export function requireDatabase(db: Firestore): HttpMiddleware {
  const probe = databaseProbe(db);
  return async (_, next) => {
    let timer: NodeJS.Timeout | undefined;
    const unreachable = new Promise<never>((_resolve, reject) => {
      timer = setInterval(() => void probe().catch(reject), PROBE_AFTER_MS);
    });
    try {
      await Promise.race([next(), unreachable]);
    } finally {
      clearInterval(timer);
    }
  };
}
