import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { inLocal, inRoot, ROOT } from './paths.ts';
import { runNode } from './processes.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** A suite that could not even report counts as one failure. */
const BROKEN: Tally = { passed: 0, failed: 1 };

const bin = (...parts: string[]) => inRoot('node_modules', ...parts);
const report = (name: string) => inLocal('test', `${name}.json`);

function readReport<T>(name: string, schema: z.ZodType<T>): T | undefined {
  const file = report(name);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function clearReport(name: string): void {
  mkdirSync(dirname(report(name)), { recursive: true });
  rmSync(report(name), { force: true });
}

/** Checks without tests of their own count as one each: they hold or they do not. */
const CHECKS: Record<string, string[]> = {
  ...Object.fromEntries(
    ['domain', 'functions', 'web', 'emulator', 'seed', 'scripts', 'rules-tests', 'e2e'].map((folder) => [
      `types of ${folder}`,
      [bin('typescript', 'bin', 'tsc'), '-p', folder],
    ]),
  ),
  lint: [bin('oxlint', 'bin', 'oxlint'), '--deny-warnings'],
  'import directions': [
    bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    'domain',
    'functions',
    'web',
    'emulator',
    'seed',
  ],
  formatting: [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.'],
};

export async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const [name, args] of Object.entries(CHECKS)) {
    const code = await runNode(args, { cwd: ROOT });
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
    tally[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });

/** Runs the named Vitest projects. A file that fails to load has no failing test in it, so the exit code speaks too. */
export async function runVitest(
  name: string,
  projects: string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  clearReport(name);
  const code = await runNode(
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ],
    { cwd: ROOT, env },
  );
  const counted = readReport(name, vitestReport);
  if (!counted) return BROKEN;
  const tally = { passed: counted.numPassedTests, failed: counted.numFailedTests };
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Runs the browser tests; a flaky test has failed. */
export async function runPlaywright(name: string, env: Record<string, string>): Promise<Tally> {
  clearReport(name);
  const code = await runNode(
    [bin('playwright', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    { cwd: ROOT, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) } },
  );
  const counted = readReport(name, playwrightReport);
  if (!counted) return BROKEN;
  const { expected, unexpected, flaky } = counted.stats;
  const tally = { passed: expected, failed: unexpected + flaky };
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
