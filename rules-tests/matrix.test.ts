import { assertFails } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { collectionGroup, getDocs } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { NON_ADMINS } from './cases/callers.ts';
import { MATRIX, MATRIX_CASES } from './cases/matrix.ts';
import { useRules } from './environment.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('matrix', MATRIX_CASES);

it('the matrix has a row for every collection', () => {
  expect(Object.keys(MATRIX)).toEqual(expect.arrayContaining(Object.keys(COLLECTIONS)));
});

describe('collection groups', () => {
  const rules = useRules('demo-rules-groups');
  it.each(NON_ADMINS.flatMap((caller) => Object.keys(COLLECTIONS).map((name) => [caller, name] as const)))(
    '%s may not query the collection group %s',
    async (caller, name) => {
      await assertFails(getDocs(collectionGroup(rules.firestoreOf(caller), name)));
    },
  );
});
