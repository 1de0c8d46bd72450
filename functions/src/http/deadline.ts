import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '@app/domain/errors.ts';
import type { HttpMiddleware } from './http.ts';

/** Timeout of one call to Auth or Storage. Each normally answers in well under a second. */
const CALL_MS = 7_000;

/** Interval after which an unanswered request probes whether the database is reachable, repeatedly. */
const PROBE_AFTER_MS = 2_000;
/**
 * Many concurrent requests delay even a plain read by seconds. Together with `PROBE_AFTER_MS`, a database that has stopped
 * answering is noticed within 8 s of the request or of its last answer.
 */
const PROBE_MS = 6_000;
/** gRPC's codes without an answer of the database: DEADLINE_EXCEEDED and UNAVAILABLE. Any other error is an answer. */
const UNREACHABLE_CODES: readonly unknown[] = [4, 14];

/**
 * Returns the result of `work`. After a timeout `work` continues, and its result is ignored.
 * @throws DomainError try_again when it takes longer than `milliseconds`
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

/** Returns the service with a deadline for each of its calls. */
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
 * flight, so that waiting requests do not add load to the database.
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
 * Ends a request when Firestore is unreachable, so that the visitor gets an error within 10 s; the Firestore client
 * itself retries for a minute or more. Firestore calls have no deadline, because a contended transaction may
 * legitimately take longer: as long as the database answers a plain read, the request continues.
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
