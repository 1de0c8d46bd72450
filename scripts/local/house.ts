import { buildAll } from './build.ts';
import { drawPictures, loadDemo } from './demo.ts';
import { FUNCTIONS_WORKERS, startEmulators, type RunningEmulators } from './emulators.ts';
import { Trouble } from './fail.ts';
import type { Keeping } from './keeping.ts';
import { startHostingSimulator } from './hosting-simulator/start.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { inLocal } from './paths.ts';
import { requireFreePorts } from './ports.ts';
import { stopAll } from './processes.ts';
import { DEMO_BUCKET, siteOrigin, type Ports } from './settings.ts';

export interface HouseOptions {
  name: string;
  ports: Ports;
  official?: boolean;
  keeping?: Keeping;
  /** Where the built site lies, below the root. Runs on other ports need another folder. */
  site: string;
  /** An origin beside the site's own whose pages may send forms: the page server's with hot reload. */
  devOrigin?: string;
}

export interface House {
  emulators: RunningEmulators;
  /** Where the mails lie that the site has sent, a file each. */
  mailFolder: string;
}

/**
 * Builds what has changed, starts the local Firebase and loads the demo, unless there is data to import: the whole site,
 * ready to be visited.
 */
export async function openHouse({
  name,
  ports,
  official = false,
  keeping = {},
  site,
  devOrigin,
}: HouseOptions): Promise<House> {
  await requireFreePorts(ports);
  await buildAll(ports, site);
  const mail = await startMailCatcher({ port: ports.mail, folder: inLocal('runs', name, 'mail') });
  const env = {
    SITE_ORIGIN: siteOrigin(ports),
    // As in production, where Hosting and Google's front end stand before a function.
    TRUSTED_PROXIES: '2',
    ...(devOrigin !== undefined && { ALLOWED_ORIGINS: devOrigin }),
    SMTP_URL: mail.url,
    // The bucket whose files the functions are told of; firebase-tools would take another name for granted.
    STORAGE_BUCKET_URL: DEMO_BUCKET,
  };
  const [emulators] = await Promise.all([
    startEmulators({ name, ports, official, keeping, site, env }),
    drawPictures(),
  ]);
  await startHostingSimulator(ports, site);
  if (keeping.importFrom === undefined) await loadDemo(ports);
  await wakeFunctions(ports);
  return { emulators, mailFolder: mail.folder };
}

/**
 * The Functions emulator starts its workers at the first calls that need them. Those calls are made here, as many at
 * once as there are workers, so that no visitor waits for them; and a backend that does not answer is noticed.
 */
async function wakeFunctions(ports: Ports): Promise<void> {
  const calls = Array.from({ length: FUNCTIONS_WORKERS }, () => ['/api/products', '/'])
    .flat()
    .map((path) => fetch(siteOrigin(ports) + path));
  const failed = (await Promise.all(calls)).find((answer) => !answer.ok);
  if (failed)
    throw new Trouble(`The site is up but ${failed.url} answers ${failed.status}: ${await failed.text()}`);
}

/** What a person or the system asks with Ctrl-C, `kill`, or by closing the terminal. */
const LEAVING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `work` until it ends by itself or the person leaves; then everything that was started is stopped, at whatever
 * moment that is. Gives the exit code: that of `work`, or `codeWhenLeft`.
 */
export async function untilLeaving(work: () => Promise<number>, codeWhenLeft: number): Promise<number> {
  let leave: () => void = () => {};
  const left = new Promise<number>((resolve) => {
    leave = () => {
      console.log('\nClosing …');
      resolve(codeWhenLeft);
    };
  });
  for (const signal of LEAVING) process.once(signal, leave);
  try {
    return await Promise.race([work(), left]);
  } finally {
    for (const signal of LEAVING) process.off(signal, leave);
    await stopAll();
  }
}
