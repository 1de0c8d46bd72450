import { createRequire } from 'node:module';
import type { ScheduleFunction } from 'firebase-functions/scheduler';
import { z } from 'zod';
import { rootPath } from '../local/paths.ts';

/** A scheduled function of the built bundle. */
export interface Job {
  name: string;
  schedule: string;
  timeZone: string | undefined;
  run: (scheduleTime: Date) => Promise<void>;
}

/** A function without a time zone resets that of its deployment, which is an object here. */
const triggerSchema = z.object({ schedule: z.string(), timeZone: z.string().optional().catch(undefined) });

/** Returns the scheduled functions of a bundle, with the schedules that a deployment gives to Cloud Scheduler. */
export function jobsOf(bundle: Readonly<Record<string, unknown>>): Job[] {
  return Object.entries(bundle as Record<string, ScheduleFunction>).flatMap(([name, exported]) => {
    const trigger = triggerSchema.safeParse(exported.__endpoint?.scheduleTrigger);
    if (!trigger.success) return [];
    const run = async (scheduleTime: Date) => exported.run({ scheduleTime: scheduleTime.toISOString() });
    return [{ name, schedule: trigger.data.schedule, timeZone: trigger.data.timeZone, run }];
  });
}

/** Returns the scheduled functions of the built bundle, in alphabetical order. */
export function loadJobs(): Job[] {
  const bundle = createRequire(import.meta.url)(rootPath('functions', 'dist', 'index.cjs')) as object;
  return jobsOf({ ...bundle }).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Runs a job and logs one line about it. Returns whether it succeeded. */
export async function runJob({ name, run }: Job, time: Date, log: (line: string) => void): Promise<boolean> {
  const started = performance.now();
  const outcome = await run(time).then(
    () => 'finished',
    (error: unknown) => `failed: ${error instanceof Error ? error.stack : String(error)}`,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`${time.toISOString()} ${name} (${seconds} s) ${outcome}`);
  return outcome === 'finished';
}
