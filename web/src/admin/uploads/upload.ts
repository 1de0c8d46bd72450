import { deleteObject, ref, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import { UPLOAD_TYPES, type UploadType } from '@app/domain/api/objects.ts';
import type { PictureFolder } from '@app/domain/shared/picture.ts';
import { errorCodeOf } from '../../lib/error-code.ts';
import { storage } from './storage.ts';

type UploadEnd = { state: 'done'; path: string } | { state: 'failed'; reason: 'server' | 'network' };

interface Upload {
  cancel: () => void;
  /** Resolves with the result; never resolves when cancelled. */
  end: Promise<UploadEnd>;
}

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

/** Uploads a picture in chunks under a unique name; `onProgress` gets the percentage after each chunk. */
export function startUpload(
  file: File,
  folder: PictureFolder,
  onProgress: (percent: number, isPaused: boolean) => void,
): Upload {
  const contentType = file.type as UploadType;
  const path = `${folder}/${crypto.randomUUID()}.${UPLOAD_TYPES[contentType]}`;
  const task = uploadBytesResumable(ref(storage, path), file, { contentType });
  const unfollow = followConnection(task);
  const end = new Promise<UploadEnd>((resolve) => {
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes, state }) =>
        onProgress(Math.floor((bytesTransferred / totalBytes) * 100), state === 'paused'),
      (error) => {
        unfollow();
        if (error.code !== 'storage/canceled') resolve(endOf(error));
      },
      () => {
        unfollow();
        resolve({ state: 'done', path });
      },
    );
  });
  return { cancel: () => void task.cancel(), end };
}

/** Deletes a picture that is not used. One that cannot be reached now is deleted by the nightly cleanup. */
export async function removeUpload(path: string): Promise<void> {
  try {
    await deleteObject(ref(storage, path));
  } catch (error) {
    if (!errorCodeOf(error)?.startsWith('storage/')) throw error;
  }
}
