import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exec '));
  execFileSync(process.execPath, [join(root, 'build.mjs'), folder]);
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true }));

function start(...args: string[]) {
  const child = spawn(process.execPath, [join(folder, 'firestore.cjs'), ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return {
    child,
    output: () => output,
    exit: new Promise<number | null>((resolve) => child.on('exit', resolve)),
  };
}

test('runs a command with the emulators and the options in its environment', async () => {
  const program = `
    const { execFileSync } = require('node:child_process');
    const { FIRESTORE_EMULATOR_BINARY_PATH: jar, FIRESTORE_EMULATOR_TRACE_RULES: trace } = process.env;
    console.log(trace, execFileSync('java', ['-jar', jar, '--version'], { encoding: 'utf8' }));
    process.exitCode = 7;`;
  const { output, exit } = start('exec', '--trace-rules', '--', process.execPath, '-e', program);
  expect(await exit).toBe(7);
  expect(output()).toMatch(/^1 \d+\.\d+\.\d+\n/);
});

test('forwards SIGTERM to the command and exits with its exit code', async () => {
  const program = `
    process.once('SIGTERM', () => { console.log('ended'); process.exit(3); });
    setInterval(() => undefined, 1000);
    console.log('ready');`;
  const { child, output, exit } = start('exec', '--', process.execPath, '-e', program);
  await expect.poll(output, { timeout: 10_000 }).toContain('ready');
  child.kill('SIGTERM');
  expect(await exit).toBe(3);
  expect(output()).toContain('ended');
});

test.each([
  [['exec', '--trace-rules'], 'exec needs a command after "--"'],
  [['exec', '--'], 'exec needs a command after "--"'],
  [['exec', '--port', '1', '--', 'firebase'], 'Unknown option "--port"'],
  [['exec', '--', 'no-such-command-here'], 'npm install --save-dev firebase-tools'],
])('%o fails with a message that explains what to do', async (args, message) => {
  const { output, exit } = start(...args);
  expect(await exit).toBe(1);
  expect(output()).toContain(message);
});
