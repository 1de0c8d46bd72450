import { once } from 'node:events';
import { CliError, runMain } from './local/cli-error.ts';
import { startLocalEnvironment, runUntilInterrupted } from './local/local-environment.ts';
import { readStartOptions } from './local/start-options.ts';
import { rootPath } from './local/paths.ts';
import { requirePort } from './local/ports.ts';
import { startNode } from './local/processes.ts';
import { DEMO_ADMIN, devPortFrom, HOST, portsFrom, siteOrigin, webEnvironment } from './local/settings.ts';

/**
 * `npm run dev`: the same site with hot reload of the pages and the functions; the options are those of `npm start`.
 */
await runMain(() =>
  runUntilInterrupted(async () => {
    const ports = portsFrom(process.env);
    const { exitHint, ...options } = readStartOptions(process.argv.slice(2));
    const devPort = devPortFrom(process.env);
    await requirePort('dev', devPort);
    console.log('Starting the local environment …');
    const devOrigin = `http://${HOST}:${devPort}`;
    const { emulators, mailFolder } = await startLocalEnvironment({
      name: 'dev',
      ports,
      ...options,
      site: '.local/site',
      devOrigin,
    });
    // The Functions emulator loads its bundle anew whenever the watcher has written it.
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
    console.log(`
  The site, hot  ${devOrigin}
  The dashboard  ${devOrigin}/admin   ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}
  Mails sent     ${mailFolder}

  ${exitHint} The log of the local Firebase: ${emulators.log}
`);
    const who = await Promise.race([
      emulators.ended.then(() => `the local Firebase (its log: ${emulators.log})`),
      once(vite, 'exit').then(() => 'the page server'),
      once(functions, 'exit').then(() => 'the watcher of the functions'),
    ]);
    throw new CliError(`Something ended by itself: ${who}. What it printed tells why.`);
  }, 0),
);
