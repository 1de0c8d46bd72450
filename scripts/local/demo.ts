import { DEMO_ADMIN, DEMO_BUCKET, adminEnvironment, type Ports } from './settings.ts';

/** Draws the pictures of the demo content, unless they lie ready from an earlier time. */
export async function drawPictures(): Promise<void> {
  const { renderPictures } = await import('../../seed/src/pictures/render-pictures.ts');
  await renderPictures();
}

/** Loads the demo content and the demo admin into the running emulators. */
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
  try {
    await Promise.all([
      loadSeed({ db: getFirestore(app), bucket: getStorage(app).bucket(), now: new Date() }),
      ensureAdmin(getAuth(app), DEMO_ADMIN),
    ]);
  } finally {
    await deleteApp(app);
  }
}
