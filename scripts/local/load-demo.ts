import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { ensureAdmin } from '../../functions/src/admin-account.ts';
import { updateSummaries } from '../../functions/src/numbers/update-summaries.ts';
import { rebuildSearchEntries } from '../../functions/src/search/rebuild-search-entries.ts';
import { loadSeed } from '../../seed/src/load.ts';
import { DEMO_ADMIN, DEMO_BUCKET } from './settings.ts';

/** Loads the demo content and the demo admin into the emulators configured in the environment. `demo.ts` runs it. */
const app = initializeApp({ storageBucket: DEMO_BUCKET });
await Promise.all([
  loadSeed({ db: getFirestore(app), bucket: getStorage(app).bucket(), now: new Date() }),
  ensureAdmin({ auth: getAuth(app), db: getFirestore(app) }, DEMO_ADMIN),
]);
// No trigger has seen the content.
await rebuildSearchEntries(getFirestore(app));
await updateSummaries({ db: getFirestore(app), clock: { now: () => new Date() } }, { isOver: () => false });
await deleteApp(app);
