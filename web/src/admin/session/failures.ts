import { ApiError } from '../../lib/api-error.ts';
import { errorCodeOf } from '../../lib/error-code.ts';
import { SessionEnded } from './renewal.ts';

/** The reasons for a failure that differ in what the admin can do next; the keys of the texts `failures` of `admin`. */
export type Failure = 'unavailable' | 'refused' | 'changed' | 'gone' | 'other';

/** An edit conflict is not a technical failure: the item was changed after the admin saw it. */
export class ChangedMeanwhile extends Error {}

/** The error codes of Firestore; those of Auth begin with `auth/`, those of Storage with `storage/`. */
const BY_CODE: Readonly<Record<string, Failure>> = {
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  cancelled: 'unavailable',
  'auth/network-request-failed': 'unavailable',
  'auth/user-disabled': 'refused',
  'auth/user-token-expired': 'refused',
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  'invalid-argument': 'refused',
  'storage/unauthorized': 'refused',
  'storage/unauthenticated': 'refused',
  aborted: 'changed',
  'failed-precondition': 'changed',
  'already-exists': 'changed',
  'not-found': 'gone',
};

/** The statuses of the API. */
const BY_STATUS: Readonly<Record<number, Failure>> = {
  400: 'refused',
  401: 'refused',
  403: 'refused',
  404: 'gone',
  409: 'changed',
  412: 'changed',
  502: 'unavailable',
  504: 'unavailable',
};

/** Returns why a request to the API or a write to Firestore failed. */
export function failureOf(error: unknown): Failure {
  if (error instanceof SessionEnded) return 'refused';
  if (error instanceof ChangedMeanwhile) return 'changed';
  if (error instanceof ApiError) return BY_STATUS[error.status] ?? 'other';
  // What `fetch` throws without an answer.
  if (error instanceof TypeError) return 'unavailable';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'unavailable';
  return BY_CODE[errorCodeOf(error) ?? ''] ?? 'other';
}
