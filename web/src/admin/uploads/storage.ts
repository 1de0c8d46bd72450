import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { environment } from '../../config/environment.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';
// The token of the signed-in admin reaches Storage through Auth, which must therefore be there first.
import '../session/firebase-auth.ts';

/** How long an upload goes on trying without a connection before it is told as failed, in milliseconds. */
const PATIENCE = 60_000;

export const storage = getStorage(firebaseApp);
storage.maxUploadRetryTime = PATIENCE;

const emulator = environment.VITE_STORAGE_EMULATOR;
if (emulator) {
  const [host = '', port] = emulator.split(':');
  connectStorageEmulator(storage, host, Number(port));
}
