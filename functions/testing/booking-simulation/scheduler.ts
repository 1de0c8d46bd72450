import type { Random } from './random.ts';

/** Runs tasks one step at a time; at each pause, the random source chooses which task goes on. */
export interface Scheduler {
  /** Suspends the calling task until it is chosen. */
  pause(): Promise<void>;
  /** Runs the tasks, at most `atOnce` at a time, started in their order. */
  run(tasks: readonly (() => Promise<void>)[], atOnce: number): Promise<void>;
}

/** Every task awaits nothing but pauses, so that a run depends on the random source alone. */
export function seededScheduler(random: Random): Scheduler {
  const paused: (() => void)[] = [];
  return {
    pause: () => new Promise((resolve) => paused.push(resolve)),
    async run(tasks, atOnce) {
      const waiting = [...tasks];
      const state: { running: number; failure?: { error: unknown } } = { running: 0 };
      const start = (task: () => Promise<void>) => {
        state.running += 1;
        void task()
          .catch((error: unknown) => (state.failure ??= { error }))
          .finally(() => (state.running -= 1));
      };
      while (!state.failure && (waiting.length > 0 || state.running > 0)) {
        const canStart = waiting.length > 0 && state.running < atOnce;
        if (canStart && (paused.length === 0 || random.oneIn(3))) start(waiting.shift()!);
        else if (paused.length > 0) paused.splice(random.below(paused.length), 1)[0]!();
        await settled();
      }
      if (state.failure) throw state.failure.error;
    },
  };
}

/** Resolves when no promise callback is left, so that every running task has reached its next pause or its end. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
