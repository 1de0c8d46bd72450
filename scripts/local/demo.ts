import { Trouble } from './fail.ts';
import { DEMO_ADMIN, DEMO_BUCKET, HOST, adminEnvironment, type Ports } from './settings.ts';

/** Draws the pictures of the demo content, unless they lie ready from an earlier time. */
export async function drawPictures(): Promise<void> {
  const { renderPictures } = await import('../../seed/src/pictures/render-pictures.ts');
  await renderPictures();
}

/** Lets the functions hear of what happens in the database and the bucket, or not. */
export async function setTriggers(ports: Ports, state: 'enable' | 'disable'): Promise<void> {
  const response = await fetch(`http://${HOST}:${ports.hub}/functions/${state}BackgroundTriggers`, {
    method: 'PUT',
  });
  if (!response.ok)
    throw new Trouble(`The emulator hub does not ${state} triggers (status ${response.status}).`);
}

/**
 * Loads the demo content and the demo admin into the running emulators. Nobody changed anything here: the functions
 * that follow changes would have hundreds to look at, and the first visitors would wait behind them.
 */
export async function loadDemo(ports: Ports): Promise<void> {
  // firebase-admin looks for the emulators in the environment when it is first used.
  Object.assign(process.env, adminEnvironment(ports));
  const [
    { initializeApp, deleteApp },
    { getAuth },
    { getFirestore },
    { getStorage },
    { loadSeed },
    { ensureAdmin },
  ] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
    import('firebase-admin/storage'),
    import('../../seed/src/load.ts'),
    import('../../functions/src/admin-account.ts'),
  ]);
  const app = initializeApp({ storageBucket: DEMO_BUCKET });
  await setTriggers(ports, 'disable');
  try {
    await Promise.all([
      loadSeed({ db: getFirestore(app), bucket: getStorage(app).bucket(), now: new Date() }),
      ensureAdmin(getAuth(app), DEMO_ADMIN),
    ]);
  } finally {
    await Promise.all([setTriggers(ports, 'enable'), deleteApp(app)]);
  }
}
