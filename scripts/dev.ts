import { once } from 'node:events';
import { startJobs } from './jobs/start-jobs.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { startLocalEnvironment, runUntilInterrupted } from './local/local-environment.ts';
import { readStartOptions } from './local/start-options.ts';
import { rootPath } from './local/paths.ts';
import { requirePort } from './local/ports.ts';
import { startNode } from './local/processes.ts';
import { DEMO_ADMIN, devPortFrom, HOST, portsFrom, siteOrigin, webEnvironment } from './local/settings.ts';

/** `npm run dev` runs the same site with hot reload of pages and functions. The options are those of `npm start`. */
await runMain(() =>
  runUntilInterrupted(async () => {
    const ports = portsFrom(process.env);
    const { exitHint, ...options } = readStartOptions(process.argv.slice(2));
    const devPort = devPortFrom(process.env);
    await requirePort('dev', devPort);
    console.log('Starting the local environment …');
    const devOrigin = `http://${HOST}:${devPort}`;
    const { emulators, mailFolder, paymentOrigin, functionsEnvironment } = await startLocalEnvironment({
      name: 'dev',
      ports,
      ...options,
      site: '.local/site',
      followsBuilds: true,
      devOrigin,
    });
    // The Functions emulator reloads its bundle whenever the watcher has written it.
    const functions = startNode(['--import', 'tsx', 'build.ts', '--watch'], { cwd: rootPath('functions') });
    const vite = startNode(
      [
        rootPath('node_modules', 'vite', 'bin', 'vite.js'),
        '--host',
        HOST,
        '--port',
        String(devPort),
        '--strictPort',
      ],
      { cwd: rootPath('web'), env: { ...webEnvironment(ports), DEV_API_ORIGIN: siteOrigin(ports) } },
    );
    for (const child of [functions, vite]) {
      child.stdout?.pipe(process.stdout);
      child.stderr?.pipe(process.stderr);
    }
    const jobsLog = startJobs('dev', functionsEnvironment);
    console.log(`
  Site (hot reload)  ${devOrigin}
  Dashboard          ${devOrigin}/admin   ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}
  Sent mails         ${mailFolder}
  Payments           ${paymentOrigin} (stand-in for PayApp)
  Scheduled jobs     ${jobsLog}

  ${exitHint} Log of the emulators: ${emulators.log}
`);
    const message = await Promise.race([
      emulators.ended.then(() => `The emulators exited unexpectedly; see their log: ${emulators.log}`),
      once(vite, 'exit').then(() => 'The Vite development server exited unexpectedly; see its output above.'),
      once(functions, 'exit').then(
        () => 'The build watcher of the functions exited unexpectedly; see its output above.',
      ),
    ]);
    throw new CliError(message);
  }, 0),
);
