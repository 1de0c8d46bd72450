import { buildFunctions } from './local/build.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { adminEnvironment, portsFrom } from './local/settings.ts';
import { loadJobs, runJob } from './jobs/jobs.ts';
import { readJobsEnvironment } from './jobs/start-jobs.ts';

/** `npm run jobs -- maintainOrders` runs a scheduled function once, against the site that `npm start` or `npm run dev` runs. */
await runMain(async () => {
  const [name, ...others] = process.argv.slice(2);
  const running = await readJobsEnvironment();
  // The functions read their environment when they are loaded. Without a site they are loaded to list them only.
  Object.assign(process.env, running ?? { ...adminEnvironment(portsFrom({})), FUNCTIONS_EMULATOR: 'true' });
  await buildFunctions();
  const jobs = loadJobs();
  const job = jobs.find((candidate) => candidate.name === name);
  if (!job || others.length > 0)
    throw new CliError(
      `Name one job: npm run jobs -- NAME. The jobs are:\n${jobs.map(({ name: known, schedule, timeZone }) => `  ${known} (${[schedule, timeZone].filter(Boolean).join(', ')})`).join('\n')}`,
    );
  if (!running)
    throw new CliError('No site is running. Start it with "npm start", and run this command beside it.');
  return (await runJob(job, new Date(), console.log)) ? 0 : 1;
});
