import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import type { RulesEnvironment } from './environment.ts';
import { asCreated, asStored, without } from './stored.ts';

interface ContentCases<T extends { id: string; createdAt: Date }> {
  collection: string;
  make: (changes?: Partial<T>) => T;
  /** One step away from a valid item each; every one must be refused. */
  refused: Record<string, object>;
  /** At the edge of a bound, still valid. */
  accepted: Record<string, object>;
  required: readonly string[];
}

/** What holds for every collection that the admin writes directly. */
export function describeContentWrites<T extends { id: string; createdAt: Date }>(
  rules: RulesEnvironment,
  { collection, make, refused, accepted, required }: ContentCases<T>,
): void {
  const path = `${collection}/item`;

  describe('the admin', () => {
    it('creates, changes and deletes', async () => {
      const db = rules.as.admin();
      await assertSucceeds(setDoc(doc(db, path), asCreated(make())));
      await assertSucceeds(updateDoc(doc(db, path), { title: 'Another title' }));
      await assertSucceeds(deleteDoc(doc(db, path)));
    });

    it('stamps a new item with no other time than now', async () => {
      await assertFails(setDoc(doc(rules.as.admin(), path), asStored(make())));
    });

    it('never changes the time of creation', async () => {
      await rules.given({ [path]: asStored(make()) });
      await assertFails(updateDoc(doc(rules.as.admin(), path), { createdAt: new Date() }));
    });

    it.each(Object.entries(accepted))('may write %s', async (_, changes) => {
      await assertSucceeds(setDoc(doc(rules.as.admin(), path), { ...asCreated(make()), ...changes }));
    });

    it.each(Object.entries(refused))('may not write %s', async (_, changes) => {
      await assertFails(setDoc(doc(rules.as.admin(), path), { ...asCreated(make()), ...changes }));
    });

    it.each(required)('may not leave out %s', async (field) => {
      await assertFails(setDoc(doc(rules.as.admin(), path), without(asCreated(make()), field)));
    });
  });

  describe.each(['nobody', 'signedIn'] as const)('%s', (caller) => {
    it('creates nothing', async () => {
      await assertFails(setDoc(doc(rules.as[caller](), path), asCreated(make())));
    });

    it('changes nothing', async () => {
      await rules.given({ [path]: asStored(make()) });
      await assertFails(updateDoc(doc(rules.as[caller](), path), { title: 'Another title' }));
    });

    it('deletes nothing', async () => {
      await rules.given({ [path]: asStored(make()) });
      await assertFails(deleteDoc(doc(rules.as[caller](), path)));
    });
  });
}
