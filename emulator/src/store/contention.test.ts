import { describe, expect, test } from 'vitest';
import { Contention } from './contention.ts';

const admitted = (contention: Contention, names: string[], now: number): boolean => {
  try {
    contention.admit(names, now);
    return true;
  } catch {
    return false;
  }
};

describe('commits to one document', () => {
  test('are admitted five in a burst, then one per second', () => {
    const contention = new Contention();
    const atOnce = Array.from({ length: 8 }, () => admitted(contention, ['a'], 0));
    expect(atOnce.filter(Boolean)).toHaveLength(5);
    expect(admitted(contention, ['a'], 900)).toBe(false);
    expect(admitted(contention, ['a'], 1_000)).toBe(true);
    expect(admitted(contention, ['a'], 1_500)).toBe(false);
    expect(admitted(contention, ['a'], 2_000)).toBe(true);
  });

  test('are admitted 64 times in a minute of attempts, and five in a burst again after a pause', () => {
    const contention = new Contention();
    const minute = Array.from({ length: 600 }, (_, i) => admitted(contention, ['a'], i * 100));
    expect(minute.filter(Boolean)).toHaveLength(64);
    const rested = Array.from({ length: 8 }, () => admitted(contention, ['a'], 90_000));
    expect(rested.filter(Boolean)).toHaveLength(5);
  });

  test('are admitted at the configured rate and burst', () => {
    const contention = new Contention({ rate: 10, burst: 2, seed: 1 });
    expect([0, 0, 0, 100].map((now) => admitted(contention, ['a'], now))).toEqual([true, true, false, true]);
  });

  test('are limited per document, and a rejected commit counts for none of its documents', () => {
    const contention = new Contention();
    for (let i = 0; i < 5; i++) contention.admit(['a'], 0);
    expect(admitted(contention, ['a', 'b'], 0)).toBe(false);
    expect(Array.from({ length: 6 }, () => admitted(contention, ['b'], 0)).filter(Boolean)).toHaveLength(5);
  });
});

test('draws varying lock timeouts, which are the same for the same seed', () => {
  const times = (seed: number): number[] => {
    const contention = new Contention({ rate: 1, burst: 5, seed });
    return Array.from({ length: 20 }, () => contention.lockTimeout());
  };
  expect(times(1)).toEqual(times(1));
  expect(times(1)).not.toEqual(times(2));
  expect(new Set(times(1)).size).toBeGreaterThan(5);
});
