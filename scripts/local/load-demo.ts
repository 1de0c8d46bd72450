import { writeFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { ensureAdmin } from '../../functions/src/admin/admin-account.ts';
import { rebuildContentStatus } from '../../functions/src/content/rebuild-content-status.ts';
import { raiseVersions } from '../../functions/src/content/raise-version.ts';
import { parseEnvironment } from '../../functions/src/env.ts';
import { firebaseDeps } from '../../functions/src/firebase-deps.ts';
import { updateSummaries } from '../../functions/src/jobs/update-summaries.ts';
import { rebuildSearchEntries } from '../../functions/src/content/rebuild-search-entries.ts';
import { firestoreTransactions } from '../../functions/src/store/transaction.ts';
import { loadSeed } from '../../seed/src/load.ts';
import { BRAND } from '../../domain/src/brand.ts';
import { LOCAL_SHOP } from './payment-provider/payment-provider.ts';
import { placeSampleOrders } from './sample-orders.ts';
import { DEMO_ADMIN, DEMO_BUCKET } from './settings.ts';

/**
 * Loads the demo content and the demo admin into the emulators configured in the environment, and sample orders if it names
 * a file for their payments. `demo.ts` runs it.
 */
const app = initializeApp({ storageBucket: DEMO_BUCKET });
await Promise.all([
  loadSeed({ db: getFirestore(app), bucket: getStorage(app).bucket(), now: new Date() }),
  ensureAdmin({ auth: getAuth(app), db: getFirestore(app) }, DEMO_ADMIN),
]);
const paymentsFile = process.env['DEMO_PAYMENTS_FILE'];
if (paymentsFile) {
  const deps = firebaseDeps(parseEnvironment(process.env), () => {});
  const shop = { shopId: BRAND.payment.shopId, ...LOCAL_SHOP };
  writeFileSync(paymentsFile, JSON.stringify(await placeSampleOrders(deps, shop, new Date())));
}
// The Functions emulator does not run, so no trigger has seen the content.
const db = getFirestore(app);
await rebuildSearchEntries(db);
const transaction = firestoreTransactions(db);
const clock = { now: () => new Date() };
await raiseVersions({ db, transaction, clock }, clock.now());
await rebuildContentStatus({ db, transaction });
await updateSummaries({ db, clock }, { isOver: () => false });
await deleteApp(app);
