import { runMain } from './local/fail.ts';
import { asked, openHouse } from './local/house.ts';
import { inRoot } from './local/paths.ts';
import { startNode, stop } from './local/processes.ts';
import { DEMO_ADMIN, HOST, portsFrom, siteOrigin, webEnvironment } from './local/settings.ts';

const DEV_PORT = Number(process.env['DEV_PORT'] ?? 5173);

/** `npm run dev`: the same site with hot reload of the pages and the functions. */
await runMain(async () => {
  const leaving = asked();
  const ports = portsFrom(process.env);
  console.log('Opening the house …');
  const emulators = await openHouse({ name: 'dev', ports, site: 'web/dist' });
  // The Functions emulator loads its bundle anew whenever the watcher has written it.
  const functions = startNode(['--import', 'tsx', 'build.ts', '--watch'], { cwd: inRoot('functions') });
  const vite = startNode(
    [
      inRoot('node_modules', 'vite', 'bin', 'vite.js'),
      '--host',
      HOST,
      '--port',
      String(DEV_PORT),
      '--strictPort',
    ],
    { cwd: inRoot('web'), env: { ...webEnvironment(ports), DEV_API_ORIGIN: siteOrigin(ports) } },
  );
  for (const child of [functions, vite]) {
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
  }
  console.log(`
  The site, hot    http://${HOST}:${DEV_PORT}
  The dashboard    http://${HOST}:${DEV_PORT}/admin   ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}
`);
  const viteEnded = new Promise<void>((resolve) => vite.once('exit', () => resolve()));
  await Promise.race([leaving, emulators.ended, viteEnded]);
  await Promise.all([stop(vite), stop(functions), emulators.stop()]);
});
