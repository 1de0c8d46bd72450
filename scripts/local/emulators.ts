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
  /** The name of the run, used for its log and its configuration file. */
  name: string;
  ports: Ports;
  /** Whether to use Google's Java emulators (needs Java 21 and, once, a network). */
  official?: boolean;
  /** Folders for importing and exporting data; none by default. */
  dataFolders?: DataFolders;
  /** The emulators to start; by default all that the site needs. */
  only?: readonly EmulatorName[];
  /** The folder of the built site, relative to the root; by default the one in firebase.json. */
  site?: string;
  /** Additional environment variables of the functions. */
  env?: Record<string, string>;
}

export interface RunningEmulators {
  /** Resolves when the emulators have exited for any reason. */
  ended: Promise<void>;
  log: string;
  stop(): Promise<void>;
}

type Json = Record<string, unknown>;

const SITE_EMULATORS: readonly EmulatorName[] = ['auth', 'functions', 'firestore', 'hosting', 'storage'];

/** The time for exporting the data on exit. */
const EXPORTING_MS = 120_000;

/**
 * The number of processes that serve the functions. Without a limit, the emulator starts one for every concurrent
 * request, and all requests wait for these starts.
 */
export const FUNCTIONS_WORKERS = 2;

/**
 * Writes a copy of firebase.json with this run's ports. It must be in the root folder, because firebase-tools resolves
 * paths relative to the configuration file.
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
 * Creates a configuration folder for firebase-tools that disables announcements and usage statistics, so that it
 * neither writes to the user's home folder nor waits for the network. Returns its environment variable value.
 */
function configureFirebaseTools(): string {
  const folder = localPath('config');
  mkdirSync(join(folder, 'configstore'), { recursive: true });
  const settings = { motd: { fetched: Date.now() }, usage: false };
  writeFileSync(join(folder, 'configstore', 'firebase-tools.json'), JSON.stringify(settings));
  return folder;
}

/** The command that runs firebase-tools with the emulators of `emulator/` instead of Google's. */
const WITH_OWN_EMULATORS = [rootPath('emulator', 'dist', 'firestore.cjs'), 'exec', '--'];

function runtimeEnvironment(official: boolean): Record<string, string> {
  return {
    XDG_CONFIG_HOME: configureFirebaseTools(),
    NO_UPDATE_NOTIFIER: '1',
    // Discovers functions by running a program instead of starting a server, whose shutdown takes three seconds.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // In seconds. By default the start fails after ten, which a busy machine needs.
    FUNCTIONS_DISCOVERY_TIMEOUT: '600',
    FUNCTIONS_EMULATOR_PARALLEL: String(FUNCTIONS_WORKERS),
    METADATA_SERVER_DETECTION: 'none',
    ...(!official && productionLimits()),
  };
}

/** Starts the Firebase Emulator Suite and resolves when all emulators are ready. */
export async function startEmulators(options: EmulatorOptions): Promise<RunningEmulators> {
  const { dataFolders = {}, only = SITE_EMULATORS, official = false } = options;
  const folder = localPath('runs', options.name);
  mkdirSync(folder, { recursive: true });
  const configuration = writeConfiguration(options);
  const log = join(folder, 'firebase.log');
  // The Storage emulator and the hub use fixed file names in the temporary folder, so concurrent runs need separate
  // ones.
  // It is not inside the project, whose path may be too long for the sockets in it.
  const temporary = mkdtempSync(join(tmpdir(), 'emulators-'));

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
    // firebase-tools writes its debug logs to the working folder.
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
      `The emulators did not start. The end of their log (${log.replace(ROOT, '.')}):\n${lines}`,
    );
  }
  return { ended, log, stop: () => stop(firebase) };
}
