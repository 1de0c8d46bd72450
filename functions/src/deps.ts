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

/** The real things: Firebase of the surrounding project, or the emulators that the environment names. */
export function firebaseDeps(config: Config, log: Log): Deps {
  const app = getApps()[0] ?? initializeApp();
  const db = getFirestore(app);
  const transaction = firestoreTransactions(db);
  return {
    db,
    transaction,
    auth: getAuth(app),
    identity: identityToolkit(config),
    outbox: firestoreOutbox(db, { siteOrigin: config.siteOrigin, now: systemClock.now }),
    bucket: getStorage(app).bucket(),
    limiter: firestoreRateLimiter({ db, transaction, clock: systemClock, secret: config.hashSecret }),
    addressOf: (http) => clientAddress(http, config.trustedProxies),
    ...(config.enforceAppCheck && { verifyAppCheck: appCheck(getAppCheck(app)) }),
    clock: systemClock,
    config,
    log,
  };
}
