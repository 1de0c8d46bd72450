import { buildAll } from './build.ts';
import { loadDemo } from './demo.ts';
import { startEmulators, type RunningEmulators } from './emulators.ts';
import { requireFreePorts } from './ports.ts';
import type { Ports } from './settings.ts';

export interface HouseOptions {
  name: string;
  ports: Ports;
  official?: boolean;
  /** Where the built site lies, below the root. Runs on other ports need another folder. */
  site: string;
}

/** Builds what has changed, starts the local Firebase and loads the demo: the whole site, ready to be visited. */
export async function openHouse({
  name,
  ports,
  official = false,
  site,
}: HouseOptions): Promise<RunningEmulators> {
  await requireFreePorts(ports);
  await buildAll(ports, site);
  const emulators = await startEmulators({ name, ports, official, site });
  try {
    await loadDemo(ports);
  } catch (error) {
    await emulators.stop();
    throw error;
  }
  return emulators;
}

/** Resolves at the first Ctrl-C (or SIGTERM, or a closed terminal). */
export function asked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
