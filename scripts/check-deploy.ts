import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { checkAdmin } from '../domain/src/api/admin.ts';
import { describeApi } from '../domain/src/api/openapi.ts';
import { buildDeployedFunctions } from './local/build.ts';
import { Trouble, runMain } from './local/fail.ts';
import { untilLeaving } from './local/house.ts';
import { inRoot } from './local/paths.ts';
import { freePorts } from './local/ports.ts';
import { runProgram, startNode, stop } from './local/processes.ts';
import { HOST } from './local/settings.ts';
import { lockSchema } from './local/workspace-lock.ts';

const configurationSchema = z.object({
  functions: z.object({ source: z.string(), ignore: z.array(z.string()) }),
});

/** What Google's build adds to a function that does not bring it: the server that calls it. */
const FRAMEWORK = '@google-cloud/functions-framework@^5';

/** What a deployed function finds in its environment; all of it sample values, and nothing of an emulator. */
const DEPLOYED_ENVIRONMENT = {
  GCLOUD_PROJECT: 'sample-project',
  FIREBASE_CONFIG: JSON.stringify({
    projectId: 'sample-project',
    storageBucket: 'sample-project.example.com',
  }),
  HASH_SECRET: 'a sample of thirty-two characters',
  WEB_API_KEY: 'sample',
  K_SERVICE: 'api',
  FUNCTION_TARGET: 'api',
  FUNCTION_SIGNATURE_TYPE: 'http',
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FIREBASE_STORAGE_EMULATOR_HOST: undefined,
};

interface UploadedFile {
  name: string;
  mode: number;
}

/** The part of firebase-tools that decides what is uploaded; it has no types of its own. */
const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js') as {
  readdirRecursive(options: { path: string; ignoreStrings: string[] }): Promise<UploadedFile[]>;
};

/** The names of the files; of a folder in a folder its name stands for them. */
function summary(names: readonly string[]): Set<string> {
  return new Set(names.map((name) => name.split(sep).slice(0, 2).join('/')));
}

/** Copies what `firebase deploy` would upload into an empty folder. */
async function copyUpload(folder: string): Promise<void> {
  const { functions } = configurationSchema.parse(JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')));
  const source = inRoot(functions.source);
  const files = await readdirRecursive({ path: source, ignoreStrings: functions.ignore });
  let bytes = 0;
  for (const { name } of files) {
    cpSync(name, join(folder, relative(source, name)));
    bytes += statSync(name).size;
  }
  console.log(`✓ ${files.length} files are uploaded, ${(bytes / 1024 / 1024).toFixed(1)} MB:`);
  for (const name of summary(files.map((file) => relative(source, file.name)))) console.log(`    ${name}`);
}

async function npm(folder: string, ...args: string[]): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runProgram('npm', [...args, ...quiet], { cwd: folder });
  if (code !== 0) throw new Trouble(`npm ${args.join(' ')} failed in the folder; its message stands above.`);
}

/** What npm notes of the packages of a folder: in their lock file, or in what it has installed. */
function versionsIn(file: string): Map<string, unknown> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(packages).map(([place, { version }]) => [place, version]));
}

/** Installs as Google's build does: by the lock file, without what only developers need. */
async function install(folder: string): Promise<void> {
  await npm(folder, 'ci', '--omit=dev');
  const locked = versionsIn(join(folder, 'package-lock.json'));
  const installed = versionsIn(join(folder, 'node_modules', '.package-lock.json'));
  for (const [place, version] of installed) {
    if (locked.get(place) !== version) throw new Trouble(`${place} was installed as ${String(version)}.`);
  }
  console.log(`✓ its ${installed.size} packages are installed, in the versions of its lock file`);
  await npm(folder, 'install', '--no-save', '--omit=dev', FRAMEWORK);
}

/** Serves the function and asks it what it can answer without a project behind it. */
async function serveAndAsk(folder: string): Promise<void> {
  const { functions: port } = await freePorts();
  const framework = join(folder, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
  const log = join(folder, 'server.log');
  const server = startNode([framework, '--target=api'], {
    cwd: folder,
    env: { ...DEPLOYED_ENVIRONMENT, PORT: String(port) },
    log,
  });
  const listening = new Promise<void>((resolve) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Serving function')) resolve();
    });
  });
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', () =>
      reject(new Trouble(`The function did not start:\n${readFileSync(log, 'utf8')}`)),
    );
  });
  await Promise.race([listening, ended]);
  console.log('✓ the function starts');
  for (const { path, output } of [checkAdmin, describeApi]) {
    const response = await fetch(`http://${HOST}:${port}${path}`);
    const text = await response.text();
    if (!response.ok || !output.safeParse(JSON.parse(text)).success)
      throw new Trouble(`${path} answered ${response.status}: ${text}\n${readFileSync(log, 'utf8')}`);
    console.log(`✓ ${path} answers`);
  }
  ended.catch(() => {});
  await stop(server);
}

/** `npm run check:deploy`: what `firebase deploy` would upload, installed in an empty folder and started there. */
await runMain(() =>
  untilLeaving(async () => {
    await buildDeployedFunctions();
    const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
    try {
      await copyUpload(folder);
      await install(folder);
      await serveAndAsk(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return 0;
  }, 130),
);
