import type { UploadError } from './prepare-picture.ts';

/** The state of a chosen file. While it is `verifying`, the server checks the uploaded picture. */
export type UploadState =
  | { state: 'checking' | 'ready' | 'verifying' | 'done' }
  | { state: 'refused'; reason: UploadError | 'count' | 'removed' }
  | { state: 'failed'; reason: 'server' | 'network' }
  | { state: 'sending' | 'paused'; percent: number };

/** States of files that will take a place of the item. A stored file is already part of the item, and counted there. */
const TAKES_PLACE: readonly UploadState['state'][] = [
  'checking',
  'ready',
  'sending',
  'paused',
  'verifying',
  'failed',
];

/** How many more files may be chosen, when the item has `room` for more pictures. */
export function freeSlots(room: number, states: readonly UploadState['state'][]): number {
  return room - states.filter((state) => TAKES_PLACE.includes(state)).length;
}
