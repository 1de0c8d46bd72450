import { BRAND } from '../../domain/src/brand.ts';
import { deployedNode } from './deployed-node.ts';
import { buildAll, siteFolders } from './build.ts';
import { renderDemoImages, sendSamplePayments, storeDemo, storedDemo, type DemoOptions } from './demo.ts';
import { FUNCTIONS_WORKERS, startAuth, startEmulators, type RunningEmulators } from './emulators.ts';
import { CliError } from './cli-error.ts';
import type { DataFolders } from './start-options.ts';
import { startHostingSimulator } from './hosting-simulator/start.ts';
import { startMailCatcher } from './mail-catcher.ts';
import {
  API_PATH,
  LOCAL_SHOP,
  SAMPLES_PATH,
  startPaymentProvider,
} from './payment-provider/payment-provider.ts';
import { localPath, rootPath } from './paths.ts';
import { requireFreePorts } from './ports.ts';
import { stopAll } from './processes.ts';
import { runStep } from './progress.ts';
import { adminEnvironment, DEMO_BUCKET, HOST, siteOrigin, type Ports } from './settings.ts';
import { untilAnswered } from './until-answered.ts';

export interface LocalEnvironmentOptions {
  name: string;
  ports: Ports;
  official?: boolean;
  dataFolders?: DataFolders;
  /** Folder of the built site, relative to the root. Runs on other ports need a separate folder. */
  site: string;
  /** Whether later builds of the functions replace the running ones, as for development. */
  followsBuilds?: boolean;
  /** An additional origin allowed to submit forms: that of the development server with hot reload. */
  devOrigin?: string;
  /** Whether the demo content includes orders. Tests place their own. */
  hasSampleOrders?: boolean;
  /** The Hosting simulator's port, when a proxy listens on that of the site; by default the site's. */
  simulatorPort?: number;
}

export interface LocalEnvironment {
  emulators: RunningEmulators;
  /** The URL of the stand-in for PayApp. */
  paymentOrigin: string;
  /** The environment variables of the functions. */
  functionsEnvironment: Record<string, string>;
  /** Folder that receives the mails sent by the site, one file per mail. */
  mailFolder: string;
}

const withImport = (folders: DataFolders, importFrom: string | undefined): DataFolders => ({
  ...folders,
  ...(importFrom !== undefined && { importFrom }),
});

/**
 * Builds what has changed and starts the emulators, with the demo content unless data is imported. The site is ready
 * when the promise resolves.
 */
export async function startLocalEnvironment({
  name,
  ports,
  official = false,
  dataFolders = {},
  site,
  followsBuilds = false,
  devOrigin,
  hasSampleOrders = false,
  simulatorPort = ports.site,
}: LocalEnvironmentOptions): Promise<LocalEnvironment> {
  await requireFreePorts(ports);
  const demo: DemoOptions = { name, ports, official, hasSampleOrders };
  const importFrom = dataFolders.importFrom ?? storedDemo(demo);
  const options = { name, ports, official, site, followsBuilds };
  const preparation = Promise.all([
    buildAll(ports, site),
    importFrom === undefined && runStep('Preparing the pictures', renderDemoImages),
  ]);
  // Reported below.
  preparation.catch(() => {});
  // Installing Node blocks this process, so the processes of the builds are started before.
  deployedNode();
  const auth = startAuth({ ...options, dataFolders: withImport(dataFolders, importFrom) });
  auth.catch(() => {});
  await preparation;
  const data = importFrom ?? (await runStep('Loading the demo content', () => storeDemo(demo, auth)));
  const mail = await startMailCatcher({ port: ports.mail, folder: localPath('runs', name, 'mail') });
  const { shopId } = BRAND.payment;
  const payment = await startPaymentProvider({ port: ports.payment, shop: { shopId, ...LOCAL_SHOP } });
  if (dataFolders.importFrom === undefined && hasSampleOrders)
    await sendSamplePayments(data, payment.origin + SAMPLES_PATH);
  const env = {
    SITE_ORIGIN: siteOrigin(ports),
    // As in production, where requests pass Hosting and Google's front end before they reach a function.
    TRUSTED_PROXIES: '2',
    ...(devOrigin !== undefined && { ALLOWED_ORIGINS: devOrigin }),
    SMTP_URL: mail.url,
    PAYAPP_LINK_KEY: LOCAL_SHOP.linkKey,
    PAYAPP_LINK_VALUE: LOCAL_SHOP.linkValue,
    PAYAPP_API_URL: payment.origin + API_PATH,
    // The bucket whose events trigger functions. firebase-tools would assume another name.
    STORAGE_BUCKET_URL: DEMO_BUCKET,
  };
  const emulators = await runStep('Starting the emulators', () =>
    startEmulators({ ...options, env, dataFolders: withImport(dataFolders, data) }, auth),
  );
  await startHostingSimulator(ports, site, simulatorPort);
  await runStep('Starting the functions', () =>
    warmUpFunctions(`http://${HOST}:${simulatorPort}`, emulators),
  );
  const functionsEnvironment = {
    ...adminEnvironment(ports),
    FUNCTIONS_EMULATOR: 'true',
    SITE_FILES: rootPath(siteFolders(site).files),
    ...env,
  };
  return { emulators, mailFolder: mail.folder, paymentOrigin: payment.origin, functionsEnvironment };
}

/**
 * Warms up the Functions emulator, which starts its workers on demand: sends one request per worker concurrently, so
 * that no visitor waits for a cold start. Fails when the emulators have ended or the backend does not respond.
 */
async function warmUpFunctions(origin: string, { ended, log }: RunningEmulators): Promise<void> {
  const over = new AbortController();
  const reason = new CliError(`The emulators ended while the site was warmed up; see their log: ${log}`);
  void ended.then(() => over.abort(reason));
  const paths = Array.from({ length: FUNCTIONS_WORKERS }, () => ['/api/products', '/']).flat();
  await Promise.all(paths.map((path) => untilAnswered(origin + path, over.signal, { log })));
}

/** Signals sent by Ctrl-C, `kill`, or closing the terminal. */
const TERMINATION_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `work` until it finishes or the process is interrupted, then stops all started processes. Returns the exit code:
 * that of `work`, or `interruptedExitCode`.
 */
export async function runUntilInterrupted(
  work: () => Promise<number>,
  interruptedExitCode: number,
): Promise<number> {
  let interrupt: () => void = () => {};
  const interrupted = new Promise<number>((resolve) => {
    interrupt = () => {
      console.log('\nStopping …');
      resolve(interruptedExitCode);
    };
  });
  for (const signal of TERMINATION_SIGNALS) process.once(signal, interrupt);
  try {
    return await Promise.race([work(), interrupted]);
  } finally {
    for (const signal of TERMINATION_SIGNALS) process.off(signal, interrupt);
    await stopAll();
  }
}
