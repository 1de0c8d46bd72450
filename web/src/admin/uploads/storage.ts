import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { environment } from '../../config/environment.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';
// Auth must be initialized first, because it provides the admin's token for Storage.
import '../session/firebase-auth.ts';

/** How long an upload goes on trying without a connection before it fails, in milliseconds. */
const RETRY_TIMEOUT = 60_000;

export const storage = getStorage(firebaseApp);
storage.maxUploadRetryTime = RETRY_TIMEOUT;

const emulator = environment.VITE_STORAGE_EMULATOR;
if (emulator) {
  const [host = '', port] = emulator.split(':');
  connectStorageEmulator(storage, host, Number(port));
}
