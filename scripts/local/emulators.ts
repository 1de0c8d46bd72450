import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployedNode } from '../deployed-node/deployed-node.ts';
import { siteFolders } from './build.ts';
import { CliError } from './cli-error.ts';
import { localPath, rootPath, ROOT } from './paths.ts';
import type { DataFolders } from './start-options.ts';
import { productionLimits } from './production-limits.ts';
import { startNode, stop } from './processes.ts';
import { DEMO_PROJECT, EMULATORS, type EmulatorName, type Ports } from './settings.ts';

export interface EmulatorOptions {
  /** Names the run: its log, and its configuration file beside firebase.json. */
  name: string;
  ports: Ports;
  /** Leave Google's Java emulators in place (needs Java 21 and, once, a network). */
  official?: boolean;
  /** What to begin with and what to keep; nothing unless said otherwise. */
  dataFolders?: DataFolders;
  /** Which emulators, unless all that the site needs. */
  only?: readonly EmulatorName[];
  /** The built site, below the root folder; what a deployment would upload unless set. */
  site?: string;
  /** What the functions are told besides. */
  env?: Record<string, string>;
}

export interface RunningEmulators {
  /** Resolves when the emulators have ended, whoever ended them. */
  ended: Promise<void>;
  log: string;
  stop(): Promise<void>;
}

type Json = Record<string, unknown>;

const SITE_EMULATORS: readonly EmulatorName[] = ['auth', 'functions', 'firestore', 'hosting', 'storage'];

/** Writing all data down takes its time. */
const EXPORTING_MS = 120_000;

/**
 * How many processes serve the functions. Without a bound the emulator starts one for every request of a crowd, and
 * the crowd waits for all of them.
 */
export const FUNCTIONS_WORKERS = 2;

/**
 * Writes a copy of firebase.json with this run's ports. It must lie in the root folder, since firebase-tools resolves
 * every path in it from the folder it is in.
 */
function writeConfiguration({ name, ports, site }: EmulatorOptions): string {
  const configuration = JSON.parse(readFileSync(rootPath('firebase.json'), 'utf8')) as Record<string, Json>;
  const emulators = configuration['emulators'] as Record<EmulatorName, Json>;
  for (const emulator of EMULATORS) emulators[emulator]['port'] = ports[emulator];
  if (site) configuration['hosting'] = { ...configuration['hosting'], public: siteFolders(site).hosted };
  const file = rootPath(`firebase.${name}.json`);
  writeFileSync(file, JSON.stringify(configuration, null, 2));
  return file;
}

/**
 * Gives firebase-tools a configuration folder of the project's own, in which it finds the news of the day already read
 * and no leave to send statistics: it neither writes to the person's home folder nor waits for the network.
 */
function configureFirebaseTools(): string {
  const folder = localPath('config');
  mkdirSync(join(folder, 'configstore'), { recursive: true });
  const settings = { motd: { fetched: Date.now() }, usage: false };
  writeFileSync(join(folder, 'configstore', 'firebase-tools.json'), JSON.stringify(settings));
  return folder;
}

/** The program that runs firebase-tools with the emulators of `emulator/` in place of Google's. */
const WITH_OWN_EMULATORS = [rootPath('emulator', 'dist', 'firestore.cjs'), 'exec', '--'];

function runtimeEnvironment(official: boolean): Record<string, string> {
  return {
    XDG_CONFIG_HOME: configureFirebaseTools(),
    NO_UPDATE_NOTIFIER: '1',
    // Functions are found by running a program to its end instead of asking a server, whose farewell takes three
    // seconds.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    FUNCTIONS_EMULATOR_PARALLEL: String(FUNCTIONS_WORKERS),
    METADATA_SERVER_DETECTION: 'none',
    ...(!official && productionLimits()),
  };
}

/** Starts the Firebase Emulator Suite and resolves when all of it is ready. */
export async function startEmulators(options: EmulatorOptions): Promise<RunningEmulators> {
  const { dataFolders = {}, only = SITE_EMULATORS, official = false } = options;
  const folder = localPath('runs', options.name);
  mkdirSync(folder, { recursive: true });
  const configuration = writeConfiguration(options);
  const log = join(folder, 'firebase.log');
  // The Storage emulator and the hub keep files under fixed names in the temporary folder: two runs would delete each
  // other's. Not below the project, whose path may be too long for the sockets that also go there.
  const temporary = mkdtempSync(join(tmpdir(), 'house-'));

  const firebase = startNode(
    [
      ...(official ? [] : [...WITH_OWN_EMULATORS, deployedNode()]),
      rootPath('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      `--project=${DEMO_PROJECT}`,
      `--config=${configuration}`,
      `--only=${only.join(',')}`,
      ...(dataFolders.importFrom === undefined ? [] : [`--import=${dataFolders.importFrom}`]),
      ...(dataFolders.exportTo === undefined ? [] : [`--export-on-exit=${dataFolders.exportTo}`]),
    ],
    // firebase-tools leaves its debug logs in the working folder.
    {
      cwd: folder,
      // The Functions emulator runs the functions with the Node that runs firebase-tools.
      node: deployedNode(),
      env: {
        ...runtimeEnvironment(official),
        ...(options.site && { SITE_FILES: rootPath(siteFolders(options.site).files) }),
        ...options.env,
        TMPDIR: temporary,
        TEMP: temporary,
      },
      log,
      ...(dataFolders.exportTo !== undefined && { stopTimeoutMs: EXPORTING_MS }),
    },
  );

  const ended = new Promise<void>((resolve) => firebase.once('exit', () => resolve())).finally(() => {
    rmSync(configuration, { force: true });
    rmSync(temporary, { force: true, recursive: true });
  });
  const ready = new Promise<void>((resolve) => {
    let printed = '';
    firebase.stdout?.on('data', function watch(chunk: Buffer) {
      printed += chunk.toString();
      if (!printed.includes('All emulators ready')) return;
      firebase.stdout?.off('data', watch);
      resolve();
    });
  });

  const outcome = await Promise.race([ready.then(() => 'ready'), ended.then(() => 'ended')]);
  if (outcome === 'ended') {
    const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n');
    throw new CliError(
      `The local Firebase did not start. The end of its log (${log.replace(ROOT, '.')}):\n${lines}`,
    );
  }
  return { ended, log, stop: () => stop(firebase) };
}
