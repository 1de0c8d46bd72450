import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildWithout } from '../booking-simulation/without-guard.ts';
import { PROMISE_GUARDS } from './promise-guards.ts';
import type * as SmallHistories from './small-histories.ts';
import { runAll, runOperations, SUBJECTS } from './small-histories.ts';

describe.each(SUBJECTS)('every two operations on an order of the kind "%s"', (subject) => {
  it('keep what its mails promise, and the invariants of payments', { timeout: 180_000 }, async () => {
    const { failures, count } = await runAll(subject, 2);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(3_000);
  });
});

describe.each(PROMISE_GUARDS)('guard: $name', (guard) => {
  it('keeps what was promised', async () => {
    expect(await runOperations(guard.operations)).toBe(guard.operations.length);
  });

  it('is needed: a promise is broken without it', async () => {
    const { runOperations: runWithout } = await buildWithout<typeof SmallHistories>(
      guard,
      join(import.meta.dirname, 'small-histories.ts'),
    );
    expect(await runWithout(guard.operations)).toMatch(/./);
  });
});
