import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main-storage-rules.ts', import.meta.url));

const SOURCE = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /files/{file} {
      allow get: if request.auth.uid == 'mock-user';
      allow create: if request.resource.size < 5 * 1024 * 1024;
    }
    match /{all=**} { allow delete: if request.path == path('/b/bucket/o/x/y') && request.path[4] == 'y'; }
  }
}`;

/** The client of the runtime in firebase-tools, which has no published types. */
interface Client {
  start(): Promise<void>;
  stop(): Promise<void>;
  loadRuleset(source: {
    files: { name: string; content: string }[];
  }): Promise<{ ruleset?: LoadedRules; issues: { errors: string[] } }>;
}
interface LoadedRules {
  verify(options: object): Promise<{ permitted?: boolean }>;
}

/** Creates a directory with a `java` executable that runs the runtime from its source. Returns the directory. */
function createJavaWrapper(): string {
  const directory = mkdtempSync(join(tmpdir(), 'storage rules '));
  const java = join(directory, 'java');
  const loader = createRequire(import.meta.url).resolve('tsx');
  writeFileSync(java, `#!/bin/sh\nexec "${process.execPath}" --import "file://${loader}" "${MAIN}"\n`);
  chmodSync(java, 0o755);
  return directory;
}

describe('Storage rules runtime used by firebase-tools', () => {
  const directory = createJavaWrapper();
  const { PATH = '', STORAGE_EMULATOR_BINARY_PATH: binary } = process.env;
  let client: Client;
  let rules: LoadedRules;

  beforeAll(async () => {
    process.env['PATH'] = `${directory}${delimiter}${PATH}`;
    process.env['STORAGE_EMULATOR_BINARY_PATH'] = MAIN;
    const { StorageRulesRuntime } = createRequire(import.meta.url)(
      'firebase-tools/lib/emulator/storage/rules/runtime.js',
    );
    client = new StorageRulesRuntime();
    await client.start();
    const { ruleset } = await client.loadRuleset({ files: [{ name: 'storage.rules', content: SOURCE }] });
    if (!ruleset) throw new Error('The rules were not loaded.');
    rules = ruleset;
  }, 30_000);

  afterAll(async () => {
    await client.stop();
    process.env['PATH'] = PATH;
    if (binary === undefined) delete process.env['STORAGE_EMULATOR_BINARY_PATH'];
    else process.env['STORAGE_EMULATOR_BINARY_PATH'] = binary;
    rmSync(directory, { recursive: true });
  });

  // { "user_id": "mock-user" }, unsigned
  const token = 'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoibW9jay11c2VyIn0.';
  const permitted = async (options: object): Promise<boolean | undefined> =>
    (await rules.verify({ projectId: 'demo-test', path: 'b/bucket/o/files/a', file: {}, ...options }))
      .permitted;

  it('passes the signed-in user to the rules', async () => {
    expect(await permitted({ method: 'get', token })).toBe(true);
    expect(await permitted({ method: 'get' })).toBe(false);
  });

  it('passes the uploaded object to the rules', async () => {
    expect(await permitted({ method: 'create', file: { after: { size: 5 * 1024 * 1024 - 1 } } })).toBe(true);
    expect(await permitted({ method: 'create', file: { after: { size: 5 * 1024 * 1024 } } })).toBe(false);
  });

  it('passes the path to the rules', async () => {
    expect(await permitted({ method: 'delete', path: '/b/bucket/o/x/y/' })).toBe(true);
    expect(await permitted({ method: 'delete', path: '/b/bucket/o/x/z' })).toBe(false);
  });

  it('answers concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => permitted({ method: 'get', ...(index % 2 && { token }) })),
    );
    expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => index % 2 === 1));
  });

  it('reports rules that do not compile', async () => {
    const { ruleset, issues } = await client.loadRuleset({
      files: [{ name: 'storage.rules', content: 'service firebase.storage {{' }],
    });
    expect(ruleset).toBeUndefined();
    expect(issues.errors).toHaveLength(1);
  });
});

describe('Storage rules runtime process', () => {
  function start(): ChildProcess & {
    readonly stdin: NodeJS.WritableStream;
    readonly stdout: NodeJS.ReadableStream;
  } {
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, 'serve'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    return child;
  }

  it('reports readiness, ignores invalid messages and exits when stdin closes', async () => {
    const child = start();
    const errors: string[] = [];
    child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
    const ended = new Promise((resolve) => child.on('exit', resolve));
    const lines: unknown[] = [];
    child.stdin.write('\nnot json\n{"id":1,"action":"dance"}\n');
    child.stdin.end();
    for await (const line of createInterface({ input: child.stdout })) lines.push(JSON.parse(line));
    expect(await ended).toBe(0);
    expect(lines).toEqual([
      { id: -1, status: 'ok', errors: [], warnings: [] },
      { id: 1, status: 'ok', errors: ['Unknown action.'], warnings: [] },
    ]);
    expect(errors.join('')).toMatch(/^Unreadable message from firebase-tools: SyntaxError: .*\n$/);
  }, 30_000);

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends cleanly on %s',
    async (signal) => {
      const child = start();
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.stdout.once('data', () => child.kill(signal));
      expect(await ended).toBe(0);
    },
    30_000,
  );
});
