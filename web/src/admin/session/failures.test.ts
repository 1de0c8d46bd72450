import { expect, it } from 'vitest';
import { failureOf } from './failures.ts';

/** An error as the Firestore SDK throws it; its class is not the exported `FirestoreError`. */
const firestoreError = (code: string) => Object.assign(new Error(code), { name: 'FirebaseError', code });

it.each([
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  ['permission-denied', 'permission-denied'],
  ['internal', 'other'],
])('classifies a Firestore error by its code: %s', (code, failure) => {
  expect(failureOf(firestoreError(code))).toBe(failure);
});

it('classifies an error without a code as other', () => {
  expect(failureOf(new Error('unavailable'))).toBe('other');
});
