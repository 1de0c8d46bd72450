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
  /** Firebase Storage evaluates `create` for every upload, including one that overwrites a file. */
  readonly method: Method;
  /** The path of the file in the bucket, or of the folder for a list. */
  readonly path: string;
  /** Whether the file exists before the request. */
  readonly exists: boolean;
  /** The uploaded file (create). */
  readonly file?: FileContent;
  readonly allowed: boolean;
}

export const PICTURE: FileContent = { bytes: 10, contentType: 'image/png' };
