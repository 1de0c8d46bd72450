import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PROJECT } from './emulator.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FIREBASE = join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const RULES =
  'service cloud.firestore { match /databases/{db}/documents { match /{path=**} { allow read, write; } } }';

export interface SuiteOptions {
  /** An empty folder, or one of an earlier run. */
  readonly folder: string;
  /** The emulators to start, such as `functions,firestore`. */
  readonly only: string;
  /** The source of the functions, in CommonJS. */
  readonly functions: string;
  /** Further arguments of `emulators:start`. */
  readonly args?: readonly string[];
}

export interface Suite {
  /** Address of the Firestore emulator, `127.0.0.1:12345`. */
  readonly address: string;
  output(): string;
  /** Sends SIGINT and resolves when the process has exited. */
  stop(): Promise<void>;
}

/** Starts the Emulator Suite of firebase-tools with this emulator. */
export async function startSuite({ folder, only, functions, args = [] }: SuiteOptions): Promise<Suite> {
  const firestore = await prepare(folder, functions);
  const child = spawn(
    process.execPath,
    [
      join(folder, 'dist', 'firestore.cjs'),
      'exec',
      '--',
      process.execPath,
      FIREBASE,
      'emulators:start',
      `--project=${PROJECT}`,
      `--only=${only}`,
      ...args,
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        // Keeps settings in the folder and prevents network requests.
        XDG_CONFIG_HOME: join(folder, 'config'),
        TMPDIR: folder,
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
        METADATA_SERVER_DETECTION: 'none',
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  let output = '';
  const exit = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const read = (data: Buffer): void => {
      output += data.toString();
      if (output.includes('All emulators ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(`The Emulator Suite did not start:\n${output}`)));
  });
  return {
    address: `127.0.0.1:${firestore}`,
    output: () => output,
    async stop() {
      child.kill('SIGINT');
      await exit;
    },
  };
}

/** Writes the files that firebase-tools reads. Returns the port of Firestore. */
async function prepare(folder: string, functions: string): Promise<number> {
  const names = ['functions', 'firestore', 'hub', 'logging', 'eventarc', 'tasks', 'websocket'] as const;
  const ports = await freePorts(names.length);
  const port = (name: (typeof names)[number]): number => ports[names.indexOf(name)] ?? 0;
  const at = (name: (typeof names)[number]): object => ({ host: '127.0.0.1', port: port(name) });
  const configuration = {
    functions: { source: 'functions', runtime: 'nodejs24' },
    firestore: { rules: 'firestore.rules' },
    emulators: {
      singleProjectMode: true,
      functions: at('functions'),
      firestore: { ...at('firestore'), websocketPort: port('websocket') },
      hub: at('hub'),
      logging: at('logging'),
      eventarc: at('eventarc'),
      tasks: at('tasks'),
      ui: { enabled: false },
    },
  };
  mkdirSync(join(folder, 'functions'), { recursive: true });
  mkdirSync(join(folder, 'config', 'configstore'), { recursive: true });
  const files: Record<string, string> = {
    'firebase.json': JSON.stringify(configuration),
    'firestore.rules': RULES,
    'functions/package.json': JSON.stringify({
      main: 'index.js',
      dependencies: { 'firebase-functions': '*' },
    }),
    'functions/index.js': functions,
    'config/configstore/firebase-tools.json': JSON.stringify({ motd: { fetched: Date.now() }, usage: false }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'functions', 'node_modules'));
  } catch {
    // The link exists from an earlier run.
  }
  execFileSync(process.execPath, [join(ROOT, 'emulator', 'build.mjs'), join(folder, 'dist')]);
  return port('firestore');
}

/** Returns distinct free ports. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
