import {
  deleteObject,
  ref,
  uploadBytesResumable,
  type UploadTask,
  connectStorageEmulator,
  getStorage,
} from 'firebase/storage';
import { UPLOAD_TYPES, type UploadType } from '@app/domain/shared/picture-format.ts';
import { type PictureCheck, pictureCheckId } from '@app/domain/shared/picture-check.ts';
import type { PictureFolder } from '@app/domain/shared/picture.ts';
import { errorCodeOf } from '../../lib/error-code.ts';
import type { UploadState } from './upload-state.ts';
import { doc, onSnapshot } from 'firebase/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { firestore } from '../live/firestore.ts';
import { environment } from '../../config/environment.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';
import '../session/firebase-auth.ts';

// Auth must be initialized first, because it provides the admin's token for Storage.

/** How long an upload goes on trying without a connection before it fails, in milliseconds. */
const RETRY_TIMEOUT = 60_000;

const storage = getStorage(firebaseApp);
storage.maxUploadRetryTime = RETRY_TIMEOUT;

const emulator = environment.VITE_STORAGE_EMULATOR;
if (emulator) {
  const [host = '', port] = emulator.split(':');
  connectStorageEmulator(storage, host, Number(port));
}

/** Calls back once with what the server's check of an uploaded picture has found, or with null when that cannot be read. */
function watchPictureCheck(
  path: string,
  onChecked: (outcome: PictureCheck['outcome'] | null) => void,
): () => void {
  const stop = onSnapshot(
    doc(firestore, COLLECTIONS.pictureChecks, pictureCheckId(path)),
    (check) => {
      const outcome = check.get('outcome') as PictureCheck['outcome'] | undefined;
      if (!outcome) return;
      stop();
      onChecked(outcome);
    },
    () => onChecked(null),
  );
  return stop;
}

type UploadEnd =
  | { state: 'done'; path: string }
  | { state: 'refused'; reason: 'removed' }
  | { state: 'failed'; reason: 'server' | 'network' };

interface Upload {
  cancel: () => void;
  /** Resolves with the result; never resolves when cancelled. */
  end: Promise<UploadEnd>;
}

const ENDS: Record<PictureCheck['outcome'] | 'unknown', (path: string) => UploadEnd> = {
  passed: (path) => ({ state: 'done', path }),
  removed: () => ({ state: 'refused', reason: 'removed' }),
  unknown: () => ({ state: 'failed', reason: 'server' }),
};

function endOf(error: unknown): UploadEnd {
  const isRefusal = /unauthorized|unauthenticated/.test(errorCodeOf(error) ?? '');
  return { state: 'failed', reason: isRefusal ? 'server' : 'network' };
}

/** Pauses without a connection and resumes when there is one. */
function followConnection(task: UploadTask): () => void {
  const pause = () => void task.pause();
  const resume = () => void task.resume();
  window.addEventListener('offline', pause);
  window.addEventListener('online', resume);
  return () => {
    window.removeEventListener('offline', pause);
    window.removeEventListener('online', resume);
  };
}

/**
 * Uploads a picture in chunks under a unique name, and waits until the server has checked it. `onProgress` gets the state after
 * each chunk.
 */
export function startUpload(
  file: Blob,
  folder: PictureFolder,
  onProgress: (status: UploadState) => void,
): Upload {
  let stopWatching = () => {};
  const contentType = file.type as UploadType;
  const path = `${folder}/${crypto.randomUUID()}.${UPLOAD_TYPES[contentType]}`;
  const task = uploadBytesResumable(ref(storage, path), file, { contentType });
  const unfollow = followConnection(task);
  const end = new Promise<UploadEnd>((resolve) => {
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes, state }) =>
        onProgress({
          state: state === 'paused' ? 'paused' : 'sending',
          percent: Math.floor((bytesTransferred / totalBytes) * 100),
        }),
      (error) => {
        unfollow();
        if (error.code !== 'storage/canceled') resolve(endOf(error));
      },
      () => {
        unfollow();
        onProgress({ state: 'verifying' });
        stopWatching = watchPictureCheck(path, (outcome) => resolve(ENDS[outcome ?? 'unknown'](path)));
      },
    );
  });
  const cancel = () => {
    task.cancel();
    stopWatching();
  };
  return { cancel, end };
}

/** Deletes a picture that is not used. One that cannot be reached now is deleted by the nightly cleanup. */
export async function removeUpload(path: string): Promise<void> {
  try {
    await deleteObject(ref(storage, path));
  } catch (error) {
    if (!errorCodeOf(error)?.startsWith('storage/')) throw error;
  }
}
