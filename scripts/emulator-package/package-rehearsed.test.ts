import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALLOWED } from '../licences.ts';
import { rootPath } from '../local/paths.ts';
import { READING_PROGRAM, WRITING_PROGRAM } from './client-program.ts';
import { createSampleProject, packEmulator, type Package, type SampleProject } from './sample-project.ts';

/** Timeout for packing, installing and starting the Emulator Suite. */
const MS = 120_000;

let folder: string;
let packed: Package;
let project: SampleProject;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-package-'));
  packed = packEmulator(folder);
  project = await createSampleProject(packed, {
    'write.mjs': WRITING_PROGRAM,
    'read.mjs': READING_PROGRAM,
  });
}, MS);

afterAll(() => {
  project.remove();
  rmSync(folder, { recursive: true });
});

const installed = (...parts: string[]): string =>
  join(project.folder, 'node_modules', 'firestore-emulator-node', ...parts);

/** Parses the output of a program of the sample project. */
function answersIn(output: string): unknown {
  const [, json] = /ANSWERS (\{.*\})/.exec(output) ?? [];
  if (json === undefined) throw new Error(`The program printed no result:\n${output}`);
  return JSON.parse(json);
}

describe('packed emulator', () => {
  it('contains only the programs, types, documentation and licences', () => {
    expect([...packed.files].toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/THIRD-PARTY-LICENSES.txt',
      'dist/firestore.cjs',
      'dist/index.cjs',
      'dist/index.d.cts',
      'dist/java/java',
      'dist/java/java.cmd',
      'dist/java/package.json',
      'dist/storage-rules.cjs',
      'package.json',
    ]);
  });

  it('has no dependencies', () => {
    const { dependencies } = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
    expect(dependencies).toBeUndefined();
    expect(existsSync(installed('node_modules'))).toBe(false);
  });

  it('bundles only packages with permitted licences', () => {
    const licences = readFileSync(installed('dist', 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    const headings = [...licences.matchAll(/^(@?[\w./-]+ \d[\w.-]*) \((.+)\)$/gm)];
    expect(headings.map(([, name]) => name?.replace(/ .*/, ''))).toEqual(
      expect.arrayContaining(['@google-cloud/firestore-api', '@grpc/grpc-js', 'protobufjs', 're2js', 'ws']),
    );
    expect(headings.filter(([, , licence]) => !ALLOWED.test(licence ?? ''))).toEqual([]);
  });

  it(
    'prints the latest version of its changelog',
    () => {
      const { version } = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
      expect(project.run('--version').stdout.trim()).toBe(version);
      const [, latest] = /^## (\S+)$/m.exec(readFileSync(installed('CHANGELOG.md'), 'utf8')) ?? [];
      expect(latest).toBe(version);
    },
    MS,
  );

  it(
    'has types that compile in strict mode, and a library that works',
    () => {
      const program = `import { firebaseToolsEnvironment, startFirestoreEmulator, type FirestoreEmulator } from 'firestore-emulator-node';
const emulator: FirestoreEmulator = await startFirestoreEmulator({ rules: 'firestore.rules', log: () => {} });
const port: number = emulator.port;
await emulator.stop();
const path: string | undefined = firebaseToolsEnvironment({ contention: true }, {})['PATH'];
export const result = { isPort: port > 0, hasPath: path !== undefined };
`;
      writeFileSync(join(project.folder, 'library.mts'), program);
      const tsc = rootPath('node_modules', 'typescript', 'bin', 'tsc');
      const options = ['--strict', '--module', 'nodenext', '--target', 'es2023'];
      execFileSync(process.execPath, [tsc, ...options, 'library.mts'], { cwd: project.folder });
      const print = "console.log(JSON.stringify((await import('./library.mjs')).result))";
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', print], {
        cwd: project.folder,
        encoding: 'utf8',
      });
      expect(JSON.parse(output)).toEqual({ isPort: true, hasPath: true });
    },
    MS,
  );
});

describe('packed emulator with firebase-tools', () => {
  const suite = (...args: string[]): unknown => {
    const options = ['--project=demo-sample', '--only=firestore,storage'];
    const command = ['firebase', 'emulators:exec', ...options, ...args];
    const { code, stdout, stderr } = project.run(
      'exec',
      '--indexes=firestore.indexes.json',
      '--',
      ...command,
    );
    if (code !== 0) throw new Error(stdout + stderr);
    return answersIn(stdout);
  };

  it(
    'enforces rules and indexes, and reports requests to the monitor',
    () => {
      expect(suite('--export-on-exit=data', 'node write.mjs')).toEqual({
        allowedWrite: 'ok',
        deniedWrite: 'permission-denied',
        allowedRead: { author: 'x', score: 1 },
        deniedRead: 'permission-denied',
        indexedQuery: 'ok',
        missingIndex: 'failed-precondition',
        allowedUpload: 'ok',
        deniedUpload: 'storage/unauthorized',
        history: true,
        requests: expect.arrayContaining([
          'allow create /databases/(default)/documents/notes/a',
          'deny create /databases/(default)/documents/secrets/a',
          'deny get /databases/(default)/documents/secrets/a',
          'allow list /databases/(default)/documents/notes/*',
        ]),
      });
    },
    MS,
  );

  it(
    'imports exported data',
    () => {
      expect(suite('--import=data', 'node read.mjs')).toEqual({ imported: { author: 'x', score: 1 } });
    },
    MS,
  );
});
