import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
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
