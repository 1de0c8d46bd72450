import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { pictureCheckId } from '@app/domain/shared/picture-check.ts';
import { DEMO_BUCKET } from '../scripts/local/settings.ts';
import { aPicture } from './fixtures/pictures.ts';

/**
 * Uploads a picture and waits for its check, which starts the worker of that function: the start takes seconds, for which the first
 * test that uploads would wait.
 */
export default async function startPictureCheck(): Promise<void> {
  const app = initializeApp({}, 'picture check');
  const path = `site/${crypto.randomUUID()}.png`;
  const check = getFirestore(app).collection(COLLECTIONS.pictureChecks).doc(pictureCheckId(path));
  const isChecked = new Promise<void>((resolve, reject) => {
    check.onSnapshot(({ exists }) => exists && resolve(), reject);
  });
  const { buffer, mimeType } = await aPicture();
  const file = getStorage(app).bucket(DEMO_BUCKET).file(path);
  await file.save(buffer, { resumable: false, metadata: { contentType: mimeType } });
  await isChecked;
  await deleteApp(app);
}
