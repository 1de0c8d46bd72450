import type { UploadState } from './use-uploads.ts';

/** States of files that will take a place of the item. A stored file is already part of the item, and counted there. */
const TAKES_PLACE: readonly UploadState['state'][] = ['checking', 'ready', 'sending', 'paused', 'failed'];

/** How many more files may be chosen, when the item has `room` for more pictures. */
export function freeSlots(room: number, states: readonly UploadState['state'][]): number {
  return room - states.filter((state) => TAKES_PLACE.includes(state)).length;
}
