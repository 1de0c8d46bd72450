import { expect, test } from 'vitest';
import { productionLimits } from './production-limits.ts';

test('productionLimits rejects queries without an index by default', () => {
  const file = expect.stringMatching(/firestore\.indexes\.json$/);
  expect(productionLimits(['--import=data', 'api'])).toEqual({ FIRESTORE_EMULATOR_INDEXES: file });
  expect(productionLimits(['--indexes=report'])).toEqual({
    FIRESTORE_EMULATOR_INDEXES: file,
    FIRESTORE_EMULATOR_INDEXES_REPORT: '1',
  });
  expect(productionLimits(['--indexes=off', '--contention'])).toEqual({ FIRESTORE_EMULATOR_CONTENTION: '1' });
});

test('productionLimits passes the settings of --contention to the emulator', () => {
  const { FIRESTORE_EMULATOR_CONTENTION: contention } = productionLimits(['--contention=rate:2,burst:10']);
  expect(contention).toBe('rate:2,burst:10');
});

test('productionLimits lists the valid values for an invalid one', () => {
  expect(() => productionLimits(['--indexes=maybe'])).toThrow('--indexes=report or --indexes=off');
});
