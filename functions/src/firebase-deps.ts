import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { appCheck } from './adapters/app-check.ts';
import { identityToolkit } from './adapters/identity-toolkit.ts';
import { juso } from './adapters/juso.ts';
import { serviceAccountEmail } from './adapters/service-account.ts';
import { BRAND } from '@app/domain/brand.ts';
import type { Clock, Deps } from './deps.ts';
import type { Config } from './env.ts';
import { clientAddress, lastHop } from './http/client-address.ts';
import { withDeadlines } from './http/deadline.ts';
import type { Http } from './http/http.ts';
import type { Log } from './http/log.ts';
import { memoryRateLimiter } from './http/memory-rate-limiter.ts';
import { firestoreOutbox } from './mail/outbox.ts';
import { bookingHoldReader } from './bookings/booking-hold.ts';
import { bookingCreator } from './bookings/create-booking.ts';
import { firestoreBookingStore } from './bookings/firestore-booking-store.ts';
import { payApp } from './orders/payapp.ts';
import { firestoreRateLimiter } from './store/rate-limit-store.ts';
import { firestoreTransactions } from './store/transaction.ts';

const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

function defaultApp() {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}

/**
 * Creates the production dependencies: Firebase of the surrounding project, or the emulators that the environment names.
 * Tests pass `changes`; dependencies that are built from others use the changed ones.
 */
export function firebaseDeps(config: Config, log: Log, changes: Partial<Deps> = {}): Deps {
  const app = defaultApp();
  const db = changes.db ?? getFirestore(app);
  const deps = {
    db,
    transaction: firestoreTransactions(db),
    identity: identityToolkit(config),
    bucket: getStorage(app).bucket(),
    addressOf: (http: Http) => clientAddress(http, config.trustedProxies),
    lastHopOf: (http: Http) => lastHop(http, config.trustedProxies),
    verifyAppCheck: appCheck(getAppCheck(app)),
    ownServiceAccount: config.authEmulatorHost ? async () => undefined : serviceAccountEmail(),
    payments: config.payApp && payApp(config.payApp),
    paymentSettings: BRAND.payment,
    searchAddresses: config.juso && juso(config.juso),
    clock: systemClock,
    config,
    log,
    ...changes,
    auth: withDeadlines(changes.auth ?? getAuth(app)),
  };
  const { clock } = deps;
  const outbox = changes.outbox ?? firestoreOutbox(db, { ...config, now: () => clock.now() });
  return {
    outbox,
    readBookingHold: bookingHoldReader({ db, outbox, clock }),
    createBooking: bookingCreator(firestoreBookingStore({ outbox, ...deps })),
    limiter: firestoreRateLimiter(deps),
    hopLimiter: memoryRateLimiter(clock),
    ...deps,
  };
}
