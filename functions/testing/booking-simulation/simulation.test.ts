import { describe, expect, it } from 'vitest';
import { GUARDS } from './guards.ts';
import { generateHistory } from './history.ts';
import { describeFailure, runHistory, simulate } from './simulate.ts';
import { simulationWithout } from './without-guard.ts';

/** `npm run simulate` runs as many as are wanted. */
const SEEDS = 200;

describe('simulated guests and admins', () => {
  it(`break no invariant, in ${SEEDS} histories`, { timeout: 120_000 }, async () => {
    const failures: string[] = [];
    for (let seed = 0; seed < SEEDS; seed += 1) {
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

  it('fail with a history that has no step too many, as text', async () => {
    const guard = GUARDS[0]!;
    const { simulate: simulateWithout, runHistory: run } = await simulationWithout(guard);
    const failure = (await simulateWithout(guard.seed))!;
    const { history } = failure;
    expect(history.steps.length).toBeLessThan(generateHistory(guard.seed).steps.length);
    for (const step of history.steps) {
      const fewer = history.steps.filter((each) => each !== step);
      expect(await run({ ...history, steps: fewer })).toBeUndefined();
    }
    expect(describeFailure(failure).split('\n')).toHaveLength(1 + history.steps.length);
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
