import { startJobs } from './jobs/start-jobs.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { startLocalEnvironment, runUntilInterrupted } from './local/local-environment.ts';
import { readStartOptions } from './local/start-options.ts';
import { DEMO_ADMIN, portsFrom, siteOrigin } from './local/settings.ts';

/**
 * `npm start` runs the whole site locally. `--import` and `--export-on-exit` persist the data between runs;
 * `--official` uses Google's Java emulators.
 */
await runMain(() =>
  runUntilInterrupted(async () => {
    const ports = portsFrom(process.env);
    const { exitHint, ...options } = readStartOptions(process.argv.slice(2));
    console.log('Starting the local environment …');
    const { emulators, mailFolder, paymentOrigin, functionsEnvironment } = await startLocalEnvironment({
      name: 'start',
      ports,
      ...options,
      site: '.local/site',
      hasSampleOrders: true,
    });
    const jobsLog = startJobs('start', functionsEnvironment);
    console.log(`
  The site       ${siteOrigin(ports)}
  In English     ${siteOrigin(ports)}/en
  The dashboard  ${siteOrigin(ports)}/admin   ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}
  Mails sent     ${mailFolder}
  Payments       ${paymentOrigin} (stand-in for PayApp)
  Scheduled jobs ${jobsLog}

  ${exitHint} Log: ${emulators.log}
`);
    await emulators.ended;
    throw new CliError(`The emulators exited unexpectedly; see their log: ${emulators.log}`);
  }, 0),
);
