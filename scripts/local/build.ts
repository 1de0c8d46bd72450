import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TEST } from '../../web/build/build-id.ts';
import { CliError } from './cli-error.ts';
import { localPath, rootPath } from './paths.ts';
import { runNode } from './processes.ts';
import { runStep } from './progress.ts';
import { webEnvironment, type Ports } from './settings.ts';

interface Build {
  name: string;
  /** Files and folders that determine the result, relative to the root. */
  inputs: string[];
  /** The output folder, relative to the root. */
  output: string;
  /** Arguments for Node. */
  command: string[];
  cwd: string;
  env?: Record<string, string>;
}

const IGNORED = new Set(['node_modules', 'dist', '.local']);

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path).toSorted())
    if (!IGNORED.has(entry) && !TEST.test(entry)) yield* filesBelow(join(path, entry));
}

/** Returns a hash of the files below `inputs` except tests, of the packages, and of other values that determine a result. */
export function fingerprint(inputs: readonly string[], ...values: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const input of [...inputs, 'package-lock.json']) {
    for (const file of filesBelow(rootPath(input))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Runs a build unless its inputs are unchanged since the last run and its output exists. */
async function runBuild(build: Build): Promise<void> {
  const stamp = localPath('builds', build.output.replaceAll('/', '-'));
  const print = fingerprint(build.inputs, build.command, build.env);
  if (existsSync(stamp) && existsSync(rootPath(build.output)) && readFileSync(stamp, 'utf8') === print)
    return;
  const code = await runStep(`Building ${build.name}`, () =>
    runNode(build.command, { cwd: rootPath(build.cwd), ...(build.env && { env: build.env }) }),
  );
  if (code !== 0) throw new CliError(`Building ${build.name} failed; see its messages above.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

const tsx = ['--import', 'tsx'];

const EMULATOR: Build = {
  name: 'the emulator',
  inputs: ['emulator'],
  output: 'emulator/dist',
  command: ['build.mjs'],
  cwd: 'emulator',
};

const FUNCTIONS: Build = {
  name: 'the functions',
  inputs: ['functions', 'domain/src'],
  output: 'functions/dist',
  command: [...tsx, 'build.ts'],
  cwd: 'functions',
};

const vite = (...args: string[]) => [
  rootPath('node_modules', 'vite', 'bin', 'vite.js'),
  'build',
  '--logLevel=warn',
  ...args,
];

const RENDERER: Build = {
  name: 'the renderer of the pages',
  inputs: ['web', 'domain/src'],
  output: 'functions/dist/renderer',
  command: vite('--ssr', 'src/server-rendering/server.tsx'),
  cwd: 'web',
};

/** Returns the folders of a built site: the files for Hosting, and those for the `pages` function. */
export const siteFolders = (site: string) => ({
  hosted: join(site, 'hosted'),
  files: join(site, 'files'),
});

function web(ports: Ports, site: string): Build {
  const { hosted, files } = siteFolders(site);
  return {
    name: 'the site',
    // The supported browsers are in package.json.
    inputs: ['web', 'domain/src', 'package.json'],
    output: site,
    command: vite(),
    cwd: 'web',
    env: { ...webEnvironment(ports), WEB_OUT_DIR: rootPath(hosted), SITE_FILES: rootPath(files) },
  };
}

/**
 * Builds the emulator, the functions, the renderer and the site for these ports, as far as their inputs have changed.
 */
export async function buildAll(ports: Ports, site: string): Promise<void> {
  await Promise.all([EMULATOR, FUNCTIONS, RENDERER, web(ports, site)].map(runBuild));
}

export async function buildEmulator(): Promise<void> {
  await runBuild(EMULATOR);
}

export async function buildFunctions(): Promise<void> {
  await runBuild(FUNCTIONS);
}
