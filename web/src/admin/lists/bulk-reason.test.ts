import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { reasonOf } from './bulk-reason.ts';

const firestoreError = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['a booking whose state does not allow it', 'changed', new ApiError(409, 'status_change_refused', null)],
  ['an item that was changed meanwhile', 'changed', new ApiError(412, 'changed_meanwhile', null)],
  ['an item that the API does not find', 'gone', new ApiError(404, 'not_found', null)],
  ['a session that the API does not admit', 'permission-denied', new ApiError(403, 'forbidden', null)],
  ['an error of the API', 'other', new ApiError(500, 'internal', null)],
  ['a lost connection', 'unavailable', new TypeError('Failed to fetch')],
  ['a timeout', 'unavailable', new DOMException('The request timed out.', 'TimeoutError')],
  ['an unavailable Firestore', 'unavailable', firestoreError('unavailable')],
  ['an item that Firestore does not find', 'gone', firestoreError('not-found')],
  ['a write that the rules deny', 'permission-denied', firestoreError('permission-denied')],
  ['an unknown error', 'other', new Error('unknown')],
])('reports %s as %s', (_, reason, error) => {
  expect(reasonOf(error)).toBe(reason);
});
