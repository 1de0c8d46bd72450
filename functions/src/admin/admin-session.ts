import Bowser from 'bowser';
import { z } from 'zod';
import { SESSION_DAYS } from '@app/domain/admin/admin-session.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import { fromDocument, toDocument } from '../store/documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const NAME_MAX_LENGTH = 40;

/**
 * An active session; ending it deletes the document. Tokens and cookies contain its id in the claim `sid`, which only the
 * login sets; the API and the security rules accept none without it. Firestore's TTL deletes it after `expiresAt`.
 */
const storedSessionSchema = z.object({
  id: z.string(),
  uid: z.string(),
  browser: z.string(),
  system: z.string(),
  startedAt: z.date(),
  /** The login, or the beginning of a later hour in which the session was used. */
  lastSeenAt: z.date(),
  expiresAt: z.date(),
});
export type StoredSession = z.infer<typeof storedSessionSchema>;

type Store = Pick<Deps, 'db' | 'clock'>;

const sessionsIn = ({ db }: Pick<Deps, 'db'>) => db.collection(COLLECTIONS.adminSessions);
const toTheHour = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);

/** Returns the names of browser and operating system from a `User-Agent` header; empty when unknown. */
function describeDevice(userAgent: string): Pick<StoredSession, 'browser' | 'system'> {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} };
  const short = (name: string | undefined) => (name ?? '').slice(0, NAME_MAX_LENGTH);
  return { browser: short(browser.name), system: short(os.name) };
}

/** Returns a new session of the account that starts now; it takes effect with `storeSession`. */
export function newSession(uid: string, userAgent: string, now: Date): StoredSession {
  return {
    id: crypto.randomUUID(),
    uid,
    ...describeDevice(userAgent),
    startedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
  };
}

/** Stores a session and ends the previous one of the same browser. */
export async function storeSession(
  deps: Pick<Deps, 'db' | 'transaction'>,
  session: StoredSession,
  replaced?: StoredSession,
): Promise<void> {
  const sessions = sessionsIn(deps);
  await deps.transaction(async (tx) => {
    const [old] = replaced ? await tx.getAll(sessions.doc(replaced.id)) : [];
    tx.create(sessions.doc(session.id), toDocument(session));
    if (old?.exists) tx.delete(old.ref);
  });
}

/** Returns the account's session with this id; undefined when it has ended or belongs to another account. */
export async function findSession(deps: Store, uid: string, id: string): Promise<StoredSession | undefined> {
  const session = fromDocument(storedSessionSchema, await sessionsIn(deps).doc(id).get());
  return session && session.uid === uid && session.expiresAt > deps.clock.now() ? session : undefined;
}

/** Returns all sessions of the account, newest first. */
export async function sessionsOf(deps: Store, uid: string): Promise<StoredSession[]> {
  const { docs } = await sessionsIn(deps).where('uid', '==', uid).get();
  return docs
    .map((snapshot) => fromDocument(storedSessionSchema, snapshot)!)
    .filter(({ expiresAt }) => expiresAt > deps.clock.now())
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
}

/** Ends sessions: their tokens and cookies are refused from now on. Sessions that have already ended are ignored. */
export async function endSessions(
  deps: Pick<Deps, 'db' | 'transaction'>,
  sessions: readonly Pick<StoredSession, 'id'>[],
): Promise<void> {
  if (sessions.length === 0) return;
  const documents = sessions.map(({ id }) => sessionsIn(deps).doc(id));
  await deps.transaction(async (tx) => {
    const snapshots = await tx.getAll(...documents);
    for (const { exists, ref } of snapshots) if (exists) tx.delete(ref);
  });
}

/** Stores the hour in which a session was last used. */
export async function markSeen(deps: Store, { id, lastSeenAt }: StoredSession): Promise<void> {
  const hour = toTheHour(deps.clock.now());
  // An update fails when the session has ended concurrently, and so does not restore it.
  if (lastSeenAt < hour) await sessionsIn(deps).doc(id).update({ lastSeenAt: hour });
}
