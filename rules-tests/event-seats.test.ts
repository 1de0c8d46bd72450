import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { CALLERS, useRules } from './environment.ts';

const rules = useRules('demo-rules-seats');

beforeEach(() => rules.given({ 'eventSeats/one': { booked: 3 } }));

describe.each(CALLERS)('the seats of events and %s', (caller) => {
  it('are read', async () => {
    await assertSucceeds(getDoc(doc(rules.as[caller](), 'eventSeats/one')));
    await assertSucceeds(getDocs(collection(rules.as[caller](), 'eventSeats')));
  });

  it('are never written', async () => {
    const db = rules.as[caller]();
    await assertFails(setDoc(doc(db, 'eventSeats/two'), { booked: 0 }));
    await assertFails(updateDoc(doc(db, 'eventSeats/one'), { booked: 0 }));
    await assertFails(deleteDoc(doc(db, 'eventSeats/one')));
  });
});
