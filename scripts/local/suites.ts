import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { deployedNode } from '../deployed-node/deployed-node.ts';
import { inLocal, inRoot, ROOT } from './paths.ts';
import { runNode } from './processes.ts';

export interface Tally {
  passed: number;
  /** The tests that failed, each by its name and what it complained about. */
  failed: string[];
}

const COMPLAINT_LINES = 12;

/** A failed test as the end of the output tells it: whoever sees only that should know what to look for. */
function failure(name: string, complaints: readonly string[]): string {
  const lines = stripVTControlCharacters(complaints.join('\n')).split('\n').slice(0, COMPLAINT_LINES);
  return [name, ...lines.map((line) => `      ${line}`)].join('\n').trimEnd();
}

/** What a suite reported; when it ended badly without naming a failed test, its own name stands for it. */
function tallyOf(name: string, code: number, counted: Tally | undefined): Tally {
  const { passed, failed } = counted ?? { passed: 0, failed: [] };
  const endedBadly = !counted || code !== 0;
  return { passed, failed: endedBadly && failed.length === 0 ? [`${name} (see its output)`] : failed };
}

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
  lint: [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'],
  'import directions': [
    bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    'domain',
    'functions',
    'web',
    'emulator',
    'seed',
  ],
  terms: ['--import', 'tsx', rootPath('scripts', 'check-terms.ts')],
  formatting: [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.'],
};

export async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: [] };
  const waiting = Object.entries(CHECKS);
  async function runNext(): Promise<void> {
    const next = waiting.shift();
    if (!next) return;
    const [name, args] = next;
    const holds = (await runNode(args, { cwd: ROOT })) === 0;
    console.log(`${holds ? '✓' : '✗'} ${name}`);
    if (holds) tally.passed += 1;
    else tally.failed.push(name);
    await runNext();
  }
  // As many at once as the smallest machines have processors.
  await Promise.all([runNext(), runNext()]);
  return tally;
}

const vitestReport = z
  .object({
    numPassedTests: z.int(),
    testResults: z.array(
      z.object({
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, testResults }): Tally => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: numPassedTests,
      failed: tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failure(fullName, failureMessages ?? [])),
    };
  });

export interface VitestRun {
  /** Names the run's report. */
  name: string;
  projects: string[];
  env: Record<string, string>;
  /** Narrows the run to the files whose path matches; all of them when empty. */
  files: readonly string[];
  /** The Node to run the tests with; the machine's own unless said otherwise. */
  node?: string;
}

/** Runs the named Vitest projects. A file that fails to load has no failing test in it, so the exit code speaks too. */
export async function runVitest({ name, projects, env, files, node }: VitestRun): Promise<Tally> {
  clearReport(name);
  const code = await runNode(
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...files,
      // A file of one project need not be one of the others.
      ...(files.length > 0 ? ['--passWithNoTests'] : []),
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ],
    { cwd: ROOT, env, ...(node !== undefined && { node }) },
  );
  return tallyOf(name, code, readReport(name, vitestReport));
}

const browserTestSchema = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
});

interface Suite {
  specs: { title: string; tests: z.infer<typeof browserTestSchema>[] }[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(browserTestSchema) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

function failedIn({ specs, suites = [] }: Suite): string[] {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors);
        return failure(
          `${title} [${projectName}]`,
          errors.map(({ message = '' }) => message),
        );
      }),
  );
  return [...failed, ...suites.flatMap(failedIn)];
}

const playwrightReport = z
  .object({ stats: z.object({ expected: z.int() }), suites: z.array(suiteSchema) })
  .transform(({ stats, suites }): Tally => ({ passed: stats.expected, failed: suites.flatMap(failedIn) }));

/** Runs the browser tests, whose fixtures load firebase-admin; a flaky test has failed. */
export async function runPlaywright(
  name: string,
  env: Record<string, string>,
  files: readonly string[],
): Promise<Tally> {
  clearReport(name);
  const code = await runNode(
    [
      bin('playwright', 'cli.js'),
      'test',
      ...files,
      // Whoever names files wants these alone, and not what otherwise comes before them.
      ...(files.length > 0 ? ['--no-deps'] : []),
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=line,json',
    ],
    { cwd: ROOT, node: deployedNode(), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) } },
  );
  return tallyOf(name, code, readReport(name, playwrightReport));
}
