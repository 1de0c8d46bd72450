import { loadJobs, runJob, type Job } from './jobs.ts';
import { isDue } from './schedule.ts';

/**
 * Runs the scheduled functions on their schedules until it is stopped, in the environment of the deployed functions. A run that
 * is due while the previous one of its job is still going on is left out.
 */
const jobs = loadJobs();
const running = new Set<Job>();

async function runOnce(job: Job, time: Date): Promise<void> {
  if (running.has(job)) return;
  running.add(job);
  await runJob(job, time, console.log);
  running.delete(job);
}

const MINUTE = 60_000;

/** Waits for the start of each minute by the clock, so that no minute is left out or handled twice. */
function scheduleAfter(minute: number): void {
  const next = minute + 1;
  setTimeout(
    () => {
      const time = new Date(next * MINUTE);
      for (const job of jobs) if (isDue(job.schedule, time, job.timeZone)) void runOnce(job, time);
      // After a machine has slept, the minutes in between are left out.
      scheduleAfter(Math.max(next, Math.floor(Date.now() / MINUTE)));
    },
    Math.max(0, next * MINUTE - Date.now()),
  );
}

for (const { name, schedule, timeZone } of jobs) console.log(`${name}: ${schedule} ${timeZone ?? ''}`);
scheduleAfter(Math.floor(Date.now() / MINUTE));
