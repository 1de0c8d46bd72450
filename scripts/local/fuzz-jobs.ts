import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { rootPath } from './paths.ts';

export const jobSchema = z.object({ endpoint: z.string(), runs: z.int(), seed: z.int().optional() });
export type FuzzJob = z.infer<typeof jobSchema>;

const outcomeSchema = z.object({
  endpoint: z.string(),
  /** The number of responses for each status. */
  statuses: z.array(z.tuple([z.int(), z.int()])),
  seconds: z.number(),
  /** A description of the response that broke the contract. */
  breach: z.string().optional(),
});
export type FuzzOutcome = z.infer<typeof outcomeSchema>;

async function work(worker: ChildProcess, jobs: FuzzJob[], report: (outcome: FuzzOutcome) => void) {
  await once(worker, 'message');
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    worker.send(job);
    const [outcome] = (await once(worker, 'message')) as [unknown];
    report(outcomeSchema.parse(outcome));
  }
  worker.disconnect();
}

/** Runs the jobs in the given number of worker processes and reports each outcome. */
export async function fuzzInProcesses(
  jobs: readonly FuzzJob[],
  processes: number,
  report: (outcome: FuzzOutcome) => void,
): Promise<void> {
  const waiting = [...jobs];
  const workers = Array.from({ length: Math.min(processes, jobs.length) }, () =>
    fork(rootPath('scripts', 'local', 'fuzz-worker.ts'), { execArgv: ['--import', 'tsx'] }),
  );
  const workerExits = workers.map(async (worker) => {
    const [code] = (await once(worker, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`A fuzz worker exited with code ${String(code)}.`);
  });
  await Promise.race([
    Promise.all(workerExits),
    Promise.all(workers.map((worker) => work(worker, waiting, report))),
  ]);
}
