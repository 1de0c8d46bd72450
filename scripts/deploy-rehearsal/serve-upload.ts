import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAdmin } from '../../domain/src/api/admin.ts';
import { describeApi } from '../../domain/src/api/openapi.ts';
import { deployedNode } from '../local/deployed-node.ts';
import { CliError } from '../local/cli-error.ts';
import { freePorts } from '../local/ports.ts';
import { runProgram, startNode, stop } from '../local/processes.ts';
import { HOST } from '../local/settings.ts';
import { lockSchema } from '../local/workspace-lock.ts';

/** The server that calls a function; Google's build adds it unless the function depends on it. */
const FRAMEWORK = '@google-cloud/functions-framework@^5';

/** Pages that do not read the database, which a rehearsal does not have. */
const PAGES = ['/privacy', '/en/privacy'];

/** The environment of a deployed function, with sample values and without emulator variables. */
const DEPLOYED_ENVIRONMENT = {
  GCLOUD_PROJECT: 'sample-project',
  FIREBASE_CONFIG: JSON.stringify({
    projectId: 'sample-project',
    storageBucket: 'sample-project.firebasestorage.app',
  }),
  HASH_SECRET: 'a sample of thirty-two characters',
  WEB_API_KEY: 'sample',
  SITE_ORIGIN: 'https://www.example.com',
  FUNCTION_SIGNATURE_TYPE: 'http',
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FIREBASE_STORAGE_EMULATOR_HOST: undefined,
  FUNCTIONS_EMULATOR: undefined,
};

async function npm(folder: string, ...args: string[]): Promise<void> {
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runProgram('npm', [...args, ...quiet], { cwd: folder });
  if (code !== 0) throw new CliError(`npm ${args.join(' ')} failed in the upload; see its message above.`);
}

/** Returns the package versions in a lock file, by folder. */
function versionsIn(file: string): Map<string, unknown> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(packages).map(([place, { version }]) => [place, version]));
}

/** Installs an unpacked upload as Google's build does: from the lock file, without development dependencies. */
export async function installUpload(folder: string): Promise<number> {
  await npm(folder, 'ci', '--omit=dev');
  const locked = versionsIn(join(folder, 'package-lock.json'));
  const installed = versionsIn(join(folder, 'node_modules', '.package-lock.json'));
  for (const [place, version] of installed) {
    if (locked.get(place) !== version) throw new CliError(`${place} was installed as ${String(version)}.`);
  }
  await npm(folder, 'install', '--no-save', '--omit=dev', FRAMEWORK);
  return installed.size;
}

/** Starts a function of the upload under the deployed Node and lets `use` send it requests. */
async function whileServed(
  folder: string,
  target: string,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const { functions: port } = await freePorts();
  const log = join(folder, `${target}.log`);
  const framework = join(folder, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
  const server = startNode([framework, `--target=${target}`], {
    cwd: folder,
    node: deployedNode(),
    env: { ...DEPLOYED_ENVIRONMENT, K_SERVICE: target, FUNCTION_TARGET: target, PORT: String(port) },
    log,
  });
  const listening = new Promise<void>((resolve) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Serving function')) resolve();
    });
  });
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', () =>
      reject(new CliError(`The function ${target} did not start:\n${readFileSync(log, 'utf8')}`)),
    );
  });
  ended.catch(() => {});
  await Promise.race([listening, ended]);
  try {
    await use(`http://${HOST}:${port}`);
  } finally {
    await stop(server);
  }
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new CliError(`${address} answered ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

/** Sends requests to `api` that need no project. */
export async function checkApi(folder: string): Promise<void> {
  await whileServed(folder, 'api', async (origin) => {
    for (const { path, output } of [checkAdmin, describeApi]) {
      const text = await textOf(origin + path);
      if (!output.safeParse(JSON.parse(text)).success) throw new CliError(`${path} answered ${text}`);
    }
  });
}

/** Requests pages from `pages`, and checks that every script, style sheet and picture in them is hosted. */
export async function checkPages(folder: string, hosted: string): Promise<void> {
  await whileServed(folder, 'pages', async (origin) => {
    for (const path of PAGES) {
      const html = await textOf(origin + path);
      if (!html.includes('<main')) throw new CliError(`${path} is no rendered page: ${html.slice(0, 500)}`);
      // An attribute may contain several URLs separated by spaces.
      const attributes = html.matchAll(/"(\/(?:assets|icons)\/[^"?#]+)"/g);
      const assets = new Set([...attributes].flatMap(([, value]) => value!.split(' ')));
      if (assets.size === 0) throw new CliError(`${path} names no script or style.`);
      for (const asset of assets)
        if (!existsSync(join(hosted, asset)))
          throw new CliError(`${path} needs ${asset}, which is not hosted.`);
    }
  });
}
