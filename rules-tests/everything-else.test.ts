import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { CALLERS, useRules } from './environment.ts';

const rules = useRules('demo-rules-else');

/** What no rule names yet, and what no rule will ever name. */
const UNNAMED = [
  'stories',
  'storeLocations',
  'faqs',
  'contacts',
  'newsletterSubscriptions',
  'mail',
  'rateLimits',
  'x',
];
const BELOW = 'products/one/secrets';

describe.each([...UNNAMED, BELOW])('%s', (path) => {
  beforeEach(() => rules.given({ [`${path}/one`]: { isActive: true } }));

  it.each(CALLERS)('is closed to %s', async (caller) => {
    const db = rules.as[caller]();
    await assertFails(getDoc(doc(db, `${path}/one`)));
    await assertFails(getDocs(collection(db, path)));
    await assertFails(setDoc(doc(db, `${path}/two`), { isActive: true }));
    await assertFails(updateDoc(doc(db, `${path}/one`), { isActive: false }));
    await assertFails(deleteDoc(doc(db, `${path}/one`)));
  });
});

it('collection groups open no side door', async () => {
  await assertFails(getDocs(collectionGroup(rules.as.nobody(), 'products')));
  await assertFails(getDocs(collectionGroup(rules.as.signedIn(), 'bookings')));
});
