import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmulator } from '../tests/support/emulator.ts';

// Runs the bundle through the `java` wrapper, as firebase-tools does, from a path that contains a space.

const root = join(import.meta.dirname, '..');
let folder: string;
let java: string;
let bundle: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'an emulator '));
  bundle = join(folder, 'firestore.cjs');
  java = join(folder, 'java', 'java');
  execFileSync(process.execPath, [join(root, 'build.mjs'), folder]);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The options that firebase-tools passes, except the rules. */
const OFFICIAL_OPTIONS = Object.entries({
  '--host': '127.0.0.1',
  '--port': '0',
  '--websocket_port': '0',
  '--project_id': 'demo-x',
  '--single_project_mode': 'true',
  '--functions_emulator': '127.0.0.1:5001',
}).flat();

/** Starting a process may be slow on a busy machine. */
const STARTING = { timeout: 15_000 };
vi.setConfig({ testTimeout: 20_000 });

interface Run {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
}

function start(...args: string[]): Run {
  const child = spawn(java, ['-Dgoogle.cloud_firestore.debug_log_level=FINE', '-Duser.language=en', ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return {
    child,
    output: () => output,
    exit: new Promise((resolve) => child.on('exit', (code) => resolve(code))),
  };
}

const port = (output: string): string => /127\.0\.0\.1:(\d+)/.exec(output)?.[1] ?? '';

test('requires the indexes of the file given by --indexes or the environment variable', async () => {
  const file = join(folder, 'firestore.indexes.json');
  writeFileSync(file, '{"indexes":[],"fieldOverrides":[]}');
  const query = {
    from: [{ collectionId: 'c' }],
    orderBy: ['a', 'b'].map((fieldPath) => ({ field: { fieldPath } })),
  };
  const ask = async ({ output }: Run): Promise<number> => {
    await vi.waitFor(() => expect(port(output())).not.toBe(''), STARTING);
    const url = `http://127.0.0.1:${port(output())}/v1/projects/demo-x/databases/(default)/documents:runQuery`;
    return (await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery: query }) })).status;
  };
  const refusing = start('-jar', bundle, ...OFFICIAL_OPTIONS, `--indexes=${file}`);
  const serving = start('-jar', bundle, ...OFFICIAL_OPTIONS);
  vi.stubEnv('FIRESTORE_EMULATOR_INDEXES', file);
  const reporting = start('-jar', bundle, ...OFFICIAL_OPTIONS, '--indexes=report');
  vi.unstubAllEnvs();
  expect(await Promise.all([refusing, serving, reporting].map(ask))).toEqual([400, 200, 200]);
  await vi.waitFor(() => expect(reporting.output()).toContain('Add this to firestore.indexes.json'));
  for (const run of [refusing, serving, reporting]) {
    run.child.kill();
    await run.exit;
  }
});

test('reports Java 21 for -version', async () => {
  const { output, exit } = start('-version');
  expect(await exit).toBe(0);
  expect(/version "([1-9][0-9]*)/.exec(output())?.[1]).toBe('21');
});

test('lists its options with --help', async () => {
  const { output, exit } = start('-jar', bundle, '--help');
  expect(await exit).toBe(0);
  for (const option of ['--seed_from_export FILE', '--trace-rules', '--websocket_port'])
    expect(output()).toContain(option);
});

test.each(['SIGINT', 'SIGTERM'] as const)('serves until %s, then exits with code 0', async (signal) => {
  const rules = join(folder, 'firestore.rules');
  writeFileSync(
    rules,
    'service cloud.firestore { match /databases/{db}/documents { match /a/{id} { allow get; } } }',
  );
  const { child, output, exit } = start('-jar', bundle, ...OFFICIAL_OPTIONS, '--rules', rules);
  await expect.poll(output, STARTING).toContain('reachable from this machine only');
  const documents = `http://127.0.0.1:${port(output())}/v1/projects/demo-x/databases/(default)/documents`;
  expect((await fetch(`${documents}/a/b`)).status).toBe(404);
  expect((await fetch(`${documents}/b/b`)).status).toBe(403);
  child.kill(signal);
  expect(await exit).toBe(0);
});

test('logs the cost of each request and the reasons of a denial with --trace-rules', async () => {
  const rules = join(folder, 'firestore.rules');
  writeFileSync(
    rules,
    `service cloud.firestore { match /databases/{db}/documents {
      match /a/{id} { allow get: if id == "x"; }
    } }`,
  );
  const { child, output, exit } = start('-jar', bundle, '--port', '0', '--rules', rules, '--trace-rules');
  await expect.poll(output, STARTING).toContain('reachable');
  const documents = `http://127.0.0.1:${port(output())}/v1/projects/p/databases/(default)/documents`;
  await fetch(`${documents}/a/b`);
  await fetch(`${documents}/a/x`);
  await expect.poll(output, STARTING).toContain('get /a/x allowed (3 of 1,000 expressions)');
  expect(output()).toContain('get /a/b denied (3 of 1,000 expressions):\n');
  expect(output()).toContain('id == "x" → false');
  child.kill('SIGINT');
  await exit;
});

test('warns of invalid function names in rules and of requests above the expression limit', async () => {
  const rules = join(folder, 'firestore.rules');
  const many = Array.from({ length: 90 }, () => 'true').join(' && ');
  writeFileSync(
    rules,
    `service cloud.firestore { match /databases/{db}/documents {
      function f() { return ${many}; }
      match /a/{id} { allow get: if f() && f() && f() && f(); allow list: if isadmin(); }
    } }`,
  );
  const { child, output, exit } = start('-jar', bundle, '--port', '0', '--rules', rules);
  await expect.poll(output, STARTING).toContain('reachable');
  expect(output()).toContain('firestore.rules:3:78: Invalid function name: isadmin.');
  await fetch(`http://127.0.0.1:${port(output())}/v1/projects/p/databases/(default)/documents/a/b`);
  await expect
    .poll(output, STARTING)
    .toContain(
      'get /a/b denied: Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.',
    );
  child.kill('SIGINT');
  await exit;
});

test('logs that everything is allowed when there are no rules', async () => {
  const { child, output, exit } = start('-jar', bundle, '--port', '0');
  await expect.poll(output, STARTING).toContain('every read and write is allowed');
  child.kill('SIGINT');
  await exit;
});

test.each([
  ['an unknown option', ['--colour', 'red'], 'Unknown option "--colour": --help lists those there are.'],
  ['an invalid port', ['--port', 'many'], '--port many is no port: give a number from 0 to 65535.'],
  ['a host that is not loopback', ['--host', '0.0.0.0'], 'binds to loopback only'],
  ['missing exported data', ['--seed_from_export', '/nowhere/x.overall_export_metadata'], 'no exported data'],
  [
    'a path that is not an export',
    ['--seed_from_export', join(root, 'package.json')],
    'output-0, output-1 … are missing',
  ],
  ['a missing rules file', ['--rules', '/nowhere/firestore.rules'], 'no such file'],
])('does not start with %s', async (_, args, message) => {
  const { output, exit } = start('-jar', bundle, '--port', '0', ...args);
  expect(await exit).toBe(1);
  expect(output()).toContain(message);
});

test('exits with the message that firebase-tools recognises when the port is in use', async () => {
  const other = await startEmulator();
  const { output, exit } = start('-jar', bundle, '--port', String(other.port));
  expect(await exit).toBe(1);
  expect(output()).toContain('address already in use');
  await other.close();
});
