import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { type AppCheck, appCheck } from './adapters/app-check.ts';
import { type IdentityToolkit, identityToolkit } from './adapters/identity-toolkit.ts';
import type { Config } from './env.ts';
import { clientAddress } from './http/client-address.ts';
import type { Http } from './http/http.ts';
import type { Log } from './http/log.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import { firestoreOutbox, type Outbox } from './mail/outbox.ts';
import { bookingDesk, type PlaceBooking } from './store/booking-store.ts';
import { firestoreRateLimiter } from './store/rate-limit-store.ts';
import { firestoreTransactions, type RunTransaction } from './store/transaction.ts';

export interface Clock {
  now(): Date;
  wait(milliseconds: number): Promise<void>;
}

/** All that the application needs of the world around it. */
export interface Deps {
  db: Firestore;
  transaction: RunTransaction;
  auth: Auth;
  identity: IdentityToolkit;
  bucket: Bucket;
  outbox: Outbox;
  placeBooking: PlaceBooking;
  limiter: RateLimiter;
  /** The address under which a request is counted. */
  addressOf(http: Http): string;
  /** Whether a token of App Check is valid; absent where the project does not enforce it. */
  verifyAppCheck?: AppCheck;
  clock: Clock;
  config: Config;
  log: Log;
}

const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/**
 * The real things: Firebase of the surrounding project, or the emulators that the environment names. Tests change some
 * of them; what is made of others is made of the changed ones.
 */
export function firebaseDeps(config: Config, log: Log, changes: Partial<Deps> = {}): Deps {
  const app = getApps()[0] ?? initializeApp();
  const db = getFirestore(app);
  const things = {
    db,
    transaction: firestoreTransactions(db),
    auth: getAuth(app),
    identity: identityToolkit(config),
    bucket: getStorage(app).bucket(),
    addressOf: (http: Http) => clientAddress(http, config.trustedProxies),
    ...(config.enforceAppCheck && { verifyAppCheck: appCheck(getAppCheck(app)) }),
    clock: systemClock,
    config,
    log,
    ...changes,
  };
  const { clock } = things;
  const outbox = firestoreOutbox(db, { siteOrigin: config.siteOrigin, now: () => clock.now() });
  return {
    outbox,
    placeBooking: bookingDesk({ outbox, ...things }),
    limiter: firestoreRateLimiter(things),
    ...things,
  };
}
