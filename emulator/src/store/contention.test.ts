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

describe('one document', () => {
  test('takes five commits at once, then one a second', () => {
    const contention = new Contention();
    const atOnce = Array.from({ length: 8 }, () => admitted(contention, ['a'], 0));
    expect(atOnce.filter(Boolean)).toHaveLength(5);
    expect(admitted(contention, ['a'], 900)).toBe(false);
    expect(admitted(contention, ['a'], 1_000)).toBe(true);
    expect(admitted(contention, ['a'], 1_500)).toBe(false);
    expect(admitted(contention, ['a'], 2_000)).toBe(true);
  });

  test('takes sixty-five in a minute of trying, and five again after a rest', () => {
    const contention = new Contention();
    const minute = Array.from({ length: 600 }, (_, i) => admitted(contention, ['a'], i * 100));
    expect(minute.filter(Boolean)).toHaveLength(64);
    const rested = Array.from({ length: 8 }, () => admitted(contention, ['a'], 90_000));
    expect(rested.filter(Boolean)).toHaveLength(5);
  });

  test('takes as many as it is configured to', () => {
    const contention = new Contention({ rate: 10, burst: 2, seed: 1 });
    expect([0, 0, 0, 100].map((now) => admitted(contention, ['a'], now))).toEqual([true, true, false, true]);
  });

  test('is not held up by others, and a commit of several counts for none when one is refused', () => {
    const contention = new Contention();
    for (let i = 0; i < 5; i++) contention.admit(['a'], 0);
    expect(admitted(contention, ['a', 'b'], 0)).toBe(false);
    expect(Array.from({ length: 6 }, () => admitted(contention, ['b'], 0)).filter(Boolean)).toHaveLength(5);
  });
});

test('waiting times vary, and are the same for the same seed', () => {
  const times = (seed: number): number[] => {
    const contention = new Contention({ rate: 1, burst: 5, seed });
    return Array.from({ length: 20 }, () => contention.lockTimeout());
  };
  expect(times(1)).toEqual(times(1));
  expect(times(1)).not.toEqual(times(2));
  expect(new Set(times(1)).size).toBeGreaterThan(5);
});
