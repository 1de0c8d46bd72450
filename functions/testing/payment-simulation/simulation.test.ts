import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildWithout } from '../booking-simulation/without-guard.ts';
import { GUARDS } from './guards.ts';
import { generateHistory } from './history.ts';
import type * as Simulation from './simulate.ts';
import { describeFailure, runHistory, simulate } from './simulate.ts';

/** `npm run simulate` runs as many as are wanted. */
const SEEDS = 200;
/** The owner declines a requested refund before the provider's answer to the request is recorded. */
const DECLINED_EARLY = 43_707;

const simulationWithout = (guard: (typeof GUARDS)[number]) =>
  buildWithout<typeof Simulation>(guard, join(import.meta.dirname, 'simulate.ts'));

describe('simulated payments', () => {
  it(`break no invariant, in ${SEEDS + 1} histories`, { timeout: 120_000 }, async () => {
    const failures: string[] = [];
    for (const seed of [...Array(SEEDS).keys(), DECLINED_EARLY]) {
      const failure = await simulate(seed);
      if (failure) failures.push(describeFailure(failure));
    }
    expect(failures).toEqual([]);
  });

  it('repeat a history exactly', async () => {
    const guard = GUARDS.find(({ steps }) => steps > 10)!;
    const { simulate: simulateWithout } = await simulationWithout(guard);
    const failures = [await simulateWithout(guard.seed), await simulateWithout(guard.seed)];
    expect(failures[0]).toBeDefined();
    expect(failures[1]).toEqual(failures[0]);
  });
});

describe.each(GUARDS)('guard: $name', (guard) => {
  const history = generateHistory(guard.seed, guard.steps);

  it('keeps the invariants in its shortest history', async () => {
    expect(await runHistory(history)).toBeUndefined();
  });

  it('is needed: the history breaks an invariant without it', async () => {
    const { runHistory: runWithout } = await simulationWithout(guard);
    expect(await runWithout(history)).toMatch(/./);
  });
});
