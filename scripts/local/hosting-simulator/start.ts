import { once } from 'node:events';
import { siteFolders } from '../build.ts';
import { rootPath } from '../paths.ts';
import { DEMO_PROJECT, HOST, type Ports } from '../settings.ts';
import { readHostingConfiguration } from './configuration.ts';
import { hostingSimulator } from './simulator.ts';

const MINUTE_MS = 60_000;

/**
 * Returns a clock for the CDN cache in development and tests that advances by more than a minute on every call. Pages,
 * which the CDN caches for less than a minute, are therefore always fresh, as in production after that minute;
 * responses with a longer lifetime, such as the files of the build or a share image, stay cached.
 */
function createAdvancingClock(): () => number {
  let time = Date.now();
  return () => {
    time += MINUTE_MS + 1;
    return time;
  };
}

/** Starts the simulator in front of the running emulators. It ends with this process. */
export async function startHostingSimulator(ports: Ports, site: string, port = ports.site): Promise<void> {
  const server = hostingSimulator({
    configuration: readHostingConfiguration(rootPath('firebase.json')),
    folder: rootPath(siteFolders(site).hosted),
    hostingEmulator: `http://${HOST}:${ports.hosting}`,
    functionUrl: (functionId, region) =>
      `http://${HOST}:${ports.functions}/${DEMO_PROJECT}/${region}/${functionId}`,
    now: createAdvancingClock(),
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  server.unref();
}
