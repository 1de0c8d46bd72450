import { ENDPOINTS } from '../../domain/src/api/endpoints.ts';
import { fuzz, fuzzedApp } from '../../functions/testing/contract-fuzz.ts';
import { type FuzzJob, type FuzzOutcome, jobSchema } from './fuzz-jobs.ts';

// A worker process of `npm run fuzz`: tests the endpoints of its jobs one after the other, in a separate database.

async function perform({ endpoint: name, runs, seed }: FuzzJob): Promise<FuzzOutcome> {
  const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name)!;
  // A new database for each job, because otherwise lists would grow and slow down the run.
  const fuzzed = await fuzzedApp();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const statuses = await fuzz(fuzzed, endpoint, runs, seed);
    return { endpoint: name, statuses: [...statuses], seconds: seconds() };
  } catch (error) {
    const breach = error instanceof Error ? error.message : String(error);
    return { endpoint: name, statuses: [], seconds: seconds(), breach };
  }
}

process.on('message', async (message) => process.send!(await perform(jobSchema.parse(message))));
process.send!('ready');
// The parent process has exited.
process.once('disconnect', () => process.exit());
