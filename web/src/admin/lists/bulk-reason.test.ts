import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { reasonOf } from './bulk-reason.ts';

const firestoreError = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['changed', new ApiError(409, 'status_change_refused', null)],
  ['changed', new ApiError(412, 'changed_meanwhile', null)],
  ['gone', new ApiError(404, 'not_found', null)],
  ['permission-denied', new ApiError(403, 'forbidden', null)],
  ['other', new ApiError(500, 'internal', null)],
  ['unavailable', new TypeError('Failed to fetch')],
  ['unavailable', new DOMException('The request timed out.', 'TimeoutError')],
  ['unavailable', firestoreError('unavailable')],
  ['gone', firestoreError('not-found')],
  ['permission-denied', firestoreError('permission-denied')],
  ['other', new Error('unknown')],
])('%s is the reason of an error', (reason, error) => {
  expect(reasonOf(error)).toBe(reason);
});
