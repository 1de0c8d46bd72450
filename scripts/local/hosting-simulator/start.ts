import { once } from 'node:events';
import { siteFolders } from '../build.ts';
import { rootPath } from '../paths.ts';
import { DEMO_PROJECT, HOST, type Ports } from '../settings.ts';
import { readHostingConfiguration } from './configuration.ts';
import { createAdvancingClock } from './advancing-clock.ts';
import { hostingSimulator } from './simulator.ts';

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
