import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { aBooking } from '@app/domain/testing/factories.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { CALLERS, useRules } from './environment.ts';
import { asCreated, asStored } from './stored.ts';

const rules = useRules('demo-rules-bookings');
const eventId = '6f1d9c1e-0d55-4a5a-9a57-3c8a1f0b2c11';

beforeEach(() => rules.given({ 'bookings/one': asStored(aBooking(eventId)) }));

describe.each(['nobody', 'signedIn'] as const)('bookings and %s', (caller) => {
  it('are not read', async () => {
    const db = rules.as[caller]();
    await assertFails(getDoc(doc(db, 'bookings/one')));
    await assertFails(getDocs(collection(db, 'bookings')));
    await assertFails(
      getDocs(query(collection(db, 'bookings'), where('email', '==', 'visitor@example.com'))),
    );
  });
});

it('bookings are read by the admin', async () => {
  const db = rules.as.admin();
  await assertSucceeds(getDoc(doc(db, 'bookings/one')));
  expect((await getDocs(query(collection(db, 'bookings'), where('eventId', '==', eventId)))).size).toBe(1);
});

describe.each(CALLERS)('bookings and %s', (caller) => {
  it('are changed only by the backend, since seats move with them', async () => {
    const db = rules.as[caller]();
    await assertFails(setDoc(doc(db, 'bookings/two'), asCreated(aBooking(eventId))));
    await assertFails(updateDoc(doc(db, 'bookings/one'), { status: 'confirmed' }));
    await assertFails(deleteDoc(doc(db, 'bookings/one')));
  });
});
