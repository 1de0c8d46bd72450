import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seoulParts } from '../../domain/src/shared/seoul-time.ts';
import { deployedNode } from './deployed-node.ts';
import { fingerprint } from './build.ts';
import { CliError } from './cli-error.ts';
import { exportAccounts, startSuite, type Suite } from './emulators.ts';
import { localPath, rootPath, ROOT } from './paths.ts';
import { runNode } from './processes.ts';
import { adminEnvironment, siteOrigin, type Ports } from './settings.ts';

export interface DemoOptions {
  /** The name of the run. Each has a demo of its own. */
  name: string;
  ports: Ports;
  /** Whether Google's Java emulators load and export the demo. */
  official: boolean;
  /** Whether the demo contains orders. */
  hasSampleOrders: boolean;
}

/** What the result of `load-demo.ts` depends on. */
const SOURCES = ['seed', 'domain/src', 'functions/src', 'scripts/local', 'emulator/src'];
const KEY_FILE = 'key';
const PAYMENTS_FILE = 'sample-payments.json';

/** Renders the images of the demo content unless they are cached. */
export async function renderDemoImages(): Promise<void> {
  const { renderPictures } = await import('../../seed/src/pictures/render-pictures.ts');
  await renderPictures();
}

/** Returns what determines the demo: the code, the day in Seoul, to which its dates are relative, and the options. */
export function demoKey({ ports, official, hasSampleOrders }: Omit<DemoOptions, 'name'>, now: Date): string {
  const { year, month, day } = seoulParts(now);
  // The payments of the orders have addresses of the site.
  return fingerprint(SOURCES, year, month, day, official, hasSampleOrders && siteOrigin(ports));
}

/** Loads the demo content and the demo admin into the running emulators, and sample orders if their payments have a file. */
export async function loadDemo(ports: Ports, paymentsFile?: string): Promise<void> {
  const code = await runNode(['--import', 'tsx', rootPath('scripts', 'local', 'load-demo.ts')], {
    cwd: ROOT,
    node: deployedNode(),
    env: {
      ...adminEnvironment(ports),
      SITE_ORIGIN: siteOrigin(ports),
      ...(paymentsFile !== undefined && { DEMO_PAYMENTS_FILE: paymentsFile }),
    },
  });
  if (code !== 0) throw new CliError('The demo content could not be loaded; see the messages above.');
}

const demoFolder = (name: string) => localPath('demo', name);

/** Returns the export of today's demo that an earlier run has stored. */
export function storedDemo(options: DemoOptions): string | undefined {
  const folder = demoFolder(options.name);
  const keyFile = join(folder, KEY_FILE);
  if (!existsSync(keyFile)) return undefined;
  return readFileSync(keyFile, 'utf8') === demoKey(options, new Date()) ? folder : undefined;
}

/**
 * Loads the demo into emulators without functions, so that no trigger runs, and stores their export for the runs of the day.
 * @param auth the running Auth emulator, which has the demo admin afterwards
 * @returns the folder of the export
 */
export async function storeDemo(options: DemoOptions, auth: Promise<Suite>): Promise<string> {
  const { name, ports, official, hasSampleOrders } = options;
  const key = demoKey(options, new Date());
  const folder = demoFolder(name);
  const exported = `${folder}-new`;
  rmSync(exported, { recursive: true, force: true });
  mkdirSync(dirname(exported), { recursive: true });
  const paymentsFile = `${exported}-payments.json`;
  const emulators = await startSuite({
    name: `${name}-demo`,
    ports,
    official,
    only: ['firestore', 'storage'],
    dataFolders: { exportTo: exported },
  });
  await auth;
  await loadDemo(ports, hasSampleOrders ? paymentsFile : undefined);
  await emulators.stop();
  await exportAccounts(ports, exported);
  if (hasSampleOrders) renameSync(paymentsFile, join(exported, PAYMENTS_FILE));
  writeFileSync(join(exported, KEY_FILE), key);
  rmSync(folder, { recursive: true, force: true });
  renameSync(exported, folder);
  return folder;
}

/** Tells the stand-in for PayApp about the payments of the sample orders in an export of the demo. */
export async function sendSamplePayments(folder: string, url: string): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    body: readFileSync(join(folder, PAYMENTS_FILE)),
  });
  if (!ok) throw new CliError(`The payment stand-in refused the sample payments (status ${status}).`);
}
