import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type IdentityToolkit, identityToolkit } from './adapters/identity-toolkit.ts';
import type { Config } from './env.ts';
import type { Log } from './http/log.ts';
import { firestoreOutbox, type Outbox } from './mail/outbox.ts';
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
  outbox: Outbox;
  clock: Clock;
  config: Config;
  log: Log;
}

const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** The real things: Firebase of the surrounding project, or the emulators that the environment names. */
export function firebaseDeps(config: Config, log: Log): Deps {
  const app = getApps()[0] ?? initializeApp();
  const db = getFirestore(app);
  return {
    db,
    transaction: firestoreTransactions(db),
    auth: getAuth(app),
    identity: identityToolkit(config),
    outbox: firestoreOutbox(db, { siteOrigin: config.siteOrigin, now: systemClock.now }),
    clock: systemClock,
    config,
    log,
  };
}
