import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { ChangedMeanwhile, failureOf } from './failures.ts';
import { SessionEnded } from './renewal.ts';

/** An error as the Firestore SDK throws it; its class is not the exported `FirestoreError`. */
const firestoreError = (code: string) => Object.assign(new Error(code), { name: 'FirebaseError', code });

it.each([
  ['a booking whose state does not allow it', 'changed', new ApiError(409, 'status_change_refused', null)],
  ['an item that was changed meanwhile', 'changed', new ApiError(412, 'changed_meanwhile', null)],
  ['an item that the API does not find', 'gone', new ApiError(404, 'not_found', null)],
  ['a session that the API does not admit', 'refused', new ApiError(403, 'forbidden', null)],
  ['an expired session', 'refused', new ApiError(401, 'unauthenticated', null)],
  ['a value that the API does not accept', 'refused', new ApiError(400, 'validation_failed', null)],
  ['an error of the API', 'other', new ApiError(500, 'internal', null)],
  ['an API that does not answer Hosting', 'unavailable', new ApiError(504, 'timeout', null)],
  ['a lost connection', 'unavailable', new TypeError('Failed to fetch')],
  ['a timeout', 'unavailable', new DOMException('The request timed out.', 'TimeoutError')],
  ['an unavailable Firestore', 'unavailable', firestoreError('unavailable')],
  ['a write to Firestore without an answer in time', 'unavailable', firestoreError('deadline-exceeded')],
  ['a token that cannot be renewed offline', 'unavailable', firestoreError('auth/network-request-failed')],
  ['an item that Firestore does not find', 'gone', firestoreError('not-found')],
  ['a write that the rules deny', 'refused', firestoreError('permission-denied')],
  ['an upload that the rules deny', 'refused', firestoreError('storage/unauthorized')],
  ['a race that was lost twice', 'changed', firestoreError('aborted')],
  ['an edit conflict', 'changed', new ChangedMeanwhile()],
  ['a declined sign-in', 'refused', new SessionEnded()],
  ['an internal error of Firestore', 'other', firestoreError('internal')],
  ['an error without a code', 'other', new Error('unavailable')],
  ['a thrown text', 'other', 'unavailable'],
])('reports %s as %s', (_, failure, error) => {
  expect(failureOf(error)).toBe(failure);
});
