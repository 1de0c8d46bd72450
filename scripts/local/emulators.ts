import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { deployedNode } from './deployed-node.ts';
import { siteFolders } from './build.ts';
import { CliError } from './cli-error.ts';
import { localPath, rootPath, ROOT } from './paths.ts';
import { METADATA_FILE, type DataFolders } from './start-options.ts';
import { productionLimits } from './production-limits.ts';
import { startNode, stop } from './processes.ts';
import { DEMO_PROJECT, EMULATORS, HOST, type EmulatorName, type Ports } from './settings.ts';

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
  /** Whether later builds of the functions replace the running ones. By default a run keeps those of its start. */
  followsBuilds?: boolean;
  /** Additional environment variables of the functions. */
  env?: Record<string, string>;
}

export interface RunningEmulators {
  /** Resolves when emulators have exited for any reason. */
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
 * The number of events that functions handle at the same time, so that a request finds a process while the functions of
 * events start. In production events and requests have instances of their own.
 */
const CONCURRENT_EVENTS = 1;

/**
 * Copies the built functions and their local settings for a run, so that a build for another run, such as that of the tests,
 * changes nothing of a running site. Packages are found in the root folder. @returns the folder, relative to the root
 */
export function copyFunctions(name: string, from = rootPath('functions')): string {
  const to = localPath('runs', name, 'functions');
  rmSync(to, { recursive: true, force: true });
  const isCopied = (file: string) =>
    file === 'package.json' || file === 'dist' || /^\.(env|secret)/.test(file);
  for (const file of readdirSync(from).filter(isCopied))
    cpSync(join(from, file), join(to, file), { recursive: true });
  return relative(ROOT, to);
}

/**
 * Writes a copy of firebase.json with this run's ports. It must be in the root folder, because firebase-tools resolves
 * paths relative to the configuration file.
 */
function writeConfiguration({
  name,
  ports,
  site,
  only = SITE_EMULATORS,
  followsBuilds = false,
}: EmulatorOptions): string {
  const configuration = JSON.parse(readFileSync(rootPath('firebase.json'), 'utf8')) as Record<string, Json>;
  const emulators = configuration['emulators'] as Record<EmulatorName, Json>;
  for (const emulator of EMULATORS) emulators[emulator]['port'] = ports[emulator];
  if (site) configuration['hosting'] = { ...configuration['hosting'], public: siteFolders(site).hosted };
  if (only.includes('functions') && !followsBuilds)
    configuration['functions'] = { ...configuration['functions'], source: copyFunctions(name) };
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
    FIRESTORE_EMULATOR_CONCURRENT_EVENTS: String(CONCURRENT_EVENTS),
    METADATA_SERVER_DETECTION: 'none',
    NODE_COMPILE_CACHE: localPath('compile-cache'),
    ...(!official && productionLimits()),
  };
}

/** A process of firebase-tools that runs some of the emulators. */
export interface Suite extends RunningEmulators {
  /** Calls `listener` at the moment the process exits. */
  onExit(listener: () => void): void;
}

/** Starts a process of firebase-tools and resolves when all its emulators are ready. */
export async function startSuite(options: EmulatorOptions): Promise<Suite> {
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
  return { ended, log, stop: () => stop(firebase), onExit: (listener) => firebase.once('exit', listener) };
}

const authExport = (name: string) => localPath('runs', `${name}-auth`, 'export');

/**
 * Starts the Auth emulator alone: firebase-tools compiles its OpenAPI document for many seconds, in which emulators of the same
 * process would wait. It can be started before the others and passed to `startEmulators`.
 */
export async function startAuth(options: EmulatorOptions): Promise<Suite> {
  const { name, ports, dataFolders = {} } = options;
  rmSync(authExport(name), { recursive: true, force: true });
  return startSuite({
    name: `${name}-auth`,
    ports: { ...ports, hub: ports.authHub, logging: ports.authLogging },
    official: true,
    only: ['auth'],
    dataFolders: {
      ...dataFolders,
      ...(dataFolders.exportTo !== undefined && { exportTo: authExport(name) }),
    },
  });
}

const readMetadata = (folder: string) =>
  JSON.parse(readFileSync(join(folder, METADATA_FILE), 'utf8')) as Json;

/** Moves the accounts that the Auth emulator has exported into the export of the other emulators. */
function addAccounts(from: string, to: string): void {
  const isComplete = [from, to].every((folder) => existsSync(join(folder, METADATA_FILE)));
  // An export that has accounts is an earlier one, which the others have failed to replace.
  if (!isComplete || 'auth' in readMetadata(to))
    throw new CliError(`The data could not be exported to ${to}; see the logs of the emulators.`);
  const auth = readMetadata(from)['auth'] as { path: string };
  cpSync(join(from, auth.path), join(to, auth.path), { recursive: true });
  writeFileSync(join(to, METADATA_FILE), JSON.stringify({ ...readMetadata(to), auth }, null, 2));
  rmSync(from, { recursive: true });
}

/** Adds the accounts of the running Auth emulator to an export of the other emulators. */
export async function exportAccounts(ports: Ports, folder: string): Promise<void> {
  const from = `${folder}-auth`;
  const response = await fetch(`http://${HOST}:${ports.authHub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: from, targets: ['auth'] }),
  });
  if (!response.ok) throw new CliError(`The accounts could not be exported (status ${response.status}).`);
  addAccounts(from, folder);
}

/**
 * Starts the Firebase Emulator Suite and resolves when all emulators are ready. The Auth emulator runs in a process of its own.
 * @param auth the Auth emulator, if it has been started before
 */
export async function startEmulators(
  options: EmulatorOptions,
  auth = startAuth(options),
): Promise<RunningEmulators> {
  const { name, ports, dataFolders: { exportTo } = {}, only = SITE_EMULATORS } = options;
  const suites = await Promise.all([
    startSuite({
      ...options,
      only: only.filter((emulator) => emulator !== 'auth'),
      env: { FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`, ...options.env },
    }),
    auth,
  ]);
  if (exportTo !== undefined) {
    let left = suites.length;
    for (const suite of suites)
      suite.onExit(() => {
        left -= 1;
        if (left > 0) return;
        try {
          addAccounts(authExport(name), exportTo);
        } catch (error) {
          console.error(String(error));
        }
      });
  }
  return {
    ended: Promise.race(suites.map(({ ended }) => ended)),
    log: suites[0].log,
    stop: async () => {
      await Promise.all(suites.map((suite) => suite.stop()));
    },
  };
}
