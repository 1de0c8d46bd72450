import type { Caller } from './callers.ts';
import type { Method } from './firestore-case.ts';

export interface FileContent {
  readonly bytes: number;
  readonly contentType: string;
}

/** One request to Storage and whether it must be allowed. */
export interface StorageCase {
  readonly name: string;
  readonly caller: Caller;
  /** Firebase Storage asks `create` for every upload, also for one over a file that is there. */
  readonly method: Method;
  /** The file's path in the bucket; for a list the folder's. */
  readonly path: string;
  /** Whether a file is there before. */
  readonly isThere: boolean;
  /** What is uploaded (create). */
  readonly file?: FileContent;
  readonly allowed: boolean;
}

export const PICTURE: FileContent = { bytes: 10, contentType: 'image/png' };
