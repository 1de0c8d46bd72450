import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFunctions } from './local/build.ts';
import { rootPath, ROOT } from './local/paths.ts';

/** Runs a command as npm does. `prelude` is code that runs first and changes its environment. */
function run(name: string, args: string[], prelude = '') {
  const imported = `data:text/javascript,${encodeURIComponent(prelude)}`;
  return spawnSync(process.execPath, ['--import', imported, rootPath('scripts', 'run.mjs'), name, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

describe('npm commands', () => {
  it.each(['18.20.8', '20.18.3'])('reports in one sentence that Node %s is too old', (version) => {
    const { status, stderr, stdout } = run(
      'start',
      [],
      `Object.defineProperty(process.versions, 'node', { value: '${version}' });`,
    );
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toEqual([
      `Node ${version} is too old: this project needs 20.19 or newer. Install a current one from https://nodejs.org and run the command again.`,
    ]);
  });

  it.each([
    ['close-admin', 'npm run close-admin -- '],
    ['create-admin', 'npm run create-admin -- '],
    ['seed', 'npm run seed -- '],
  ])('lists the valid options in one sentence: %s', (name, usage) => {
    const { status, stderr } = run(name, ['--nonsense']);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(usage)]);
  });

  it('refuses to reset a real project without an interactive terminal: seed', () => {
    const { status, stderr } = run(
      'seed',
      ['--project', 'sample-project', '--reset'],
      "delete process.env['FIRESTORE_EMULATOR_HOST'];",
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toContain('add --confirm sample-project. Nothing was changed.');
  });

  it('reports in one sentence that the folder is not writable', () => {
    const { status, stderr } = run(
      'start',
      [],
      `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
       fs.accessSync = () => { throw new Error('EACCES'); }; syncBuiltinESMExports();`,
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Cannot write to ${ROOT}. Give your user the right to write there, or clone the project into a folder of your own.`,
    );
  });

  it('lists the test parts when an unknown part is given', () => {
    const { status, stderr } = run('test', ['everything']);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      'Unknown part "everything". Choose one of: checks, unit, deploy, api, e2e. (Part of) a path may follow.',
    );
  });
});

describe('npm run jobs', () => {
  beforeAll(buildFunctions);

  it('lists the scheduled functions with their schedules when it does not know a name', () => {
    const { status, stderr } = run('jobs', ['nonsense']);
    expect(status).toBe(1);
    expect(stderr).toContain('Name one job: npm run jobs -- NAME. The jobs are:');
    expect(stderr).toContain('\n  maintainOrders (every 5 minutes)\n');
    expect(stderr).toContain('\n  nightlyCleanup (every day 04:00, Asia/Seoul)\n');
  });
});

describe('the installation of the packages', () => {
  let clone: string;
  const inClone = (...parts: string[]) => join(clone, ...parts);
  const logged = () => (existsSync(inClone('log')) ? readFileSync(inClone('log'), 'utf8') : '');

  /** An npm that installs nothing, and ends when the file `finish` exists. */
  const NPM = `#!${process.execPath}
    const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
    appendFileSync('log', 'begins ');
    const timer = setInterval(() => {
      // A test that has failed removes the clone.
      if (!existsSync(__filename)) process.exit(1);
      if (!existsSync('finish')) return;
      clearInterval(timer);
      mkdirSync('node_modules', { recursive: true });
      writeFileSync('node_modules/.package-lock.json', '{}');
      appendFileSync('log', 'ends ');
    }, 10);`;

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'clone-'));
    for (const folder of ['scripts', 'bin', '.local']) mkdirSync(inClone(folder));
    copyFileSync(rootPath('scripts', 'run.mjs'), inClone('scripts', 'run.mjs'));
    // Otherwise the type of modules is that of a package above the temporary folder.
    writeFileSync(inClone('package.json'), '{}');
    writeFileSync(inClone('package-lock.json'), '{}');
    writeFileSync(inClone('bin', 'npm'), NPM, { mode: 0o755 });
  });
  afterEach(() => rmSync(clone, { recursive: true }));

  /** Starts a command. It fails after the installation, because the clone has no scripts. */
  function start() {
    const child = spawn(process.execPath, [inClone('scripts', 'run.mjs'), 'start'], {
      env: { ...process.env, PATH: `${inClone('bin')}${delimiter}${process.env['PATH']}` },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    return { printed: () => printed, ended: once(child, 'exit') };
  }

  it('runs once when two commands start at the same time', async () => {
    const first = start();
    await vi.waitFor(() => expect(logged()).toBe('begins '), 20_000);
    const second = start();
    await vi.waitFor(() => expect(second.printed()).not.toBe(''), 20_000);
    expect(second.printed()).toContain('Waiting for another command');
    writeFileSync(inClone('finish'), '');
    await Promise.all([first.ended, second.ended]);
    expect(logged()).toBe('begins ends ');
  }, 60_000);

  it('ignores the lock of a process that has died', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(inClone('.local', 'installing'), String(pid));
    writeFileSync(inClone('finish'), '');
    await start().ended;
    expect(logged()).toBe('begins ends ');
    expect(existsSync(inClone('.local', 'installing'))).toBe(false);
  }, 60_000);
});
