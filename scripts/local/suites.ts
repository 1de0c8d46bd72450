import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { deployedNode } from './deployed-node.ts';
import { localPath, rootPath, ROOT } from './paths.ts';
import { runNode } from './processes.ts';

export interface Tally {
  passed: number;
  /** The failed tests, each with its name and error messages. */
  failed: string[];
}

const MAX_MESSAGE_LINES = 12;

/** Formats a failed test for the summary at the end of the output. */
function formatFailure(name: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, MAX_MESSAGE_LINES);
  return [name, ...lines.map((line) => `      ${line}`)].join('\n').trimEnd();
}

/**
 * Returns the tally of a suite. If the suite failed without reporting a failed test, its own name is listed instead.
 */
function createTally(name: string, code: number, reported: Tally | undefined): Tally {
  const { passed, failed } = reported ?? { passed: 0, failed: [] };
  const hasFailed = !reported || code !== 0;
  return { passed, failed: hasFailed && failed.length === 0 ? [`${name} (see its output)`] : failed };
}

const bin = (...parts: string[]) => rootPath('node_modules', ...parts);
const report = (name: string) => localPath('test', `${name}.json`);

function readReport<T>(name: string, schema: z.ZodType<T>): T | undefined {
  const file = report(name);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function clearReport(name: string): void {
  mkdirSync(dirname(report(name)), { recursive: true });
  rmSync(report(name), { force: true });
}

/** The folders whose imports are checked. */
const FOLDERS = ['domain', 'functions', 'web', 'emulator', 'seed', 'scripts', 'bench', 'e2e', 'rules-tests'];
const CRUISE = bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** Checks that are single commands. Each counts as one test. */
const CHECKS: Record<string, string[]> = {
  'types and lint': [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--type-check', '--deny-warnings'],
  'import directions': [CRUISE, ...FOLDERS],
  'folder cycles': [CRUISE, '--config', '.dependency-cruiser-folders.mjs', ...FOLDERS],
  terms: ['--import', 'tsx', rootPath('scripts', 'check-terms.ts')],
  'linear regular expressions': [rootPath('scripts', 'check-regexes.mjs')],
  'OpenAPI document': ['--import', 'tsx', rootPath('scripts', 'check-openapi.ts')],
  'public APIs': ['--import', 'tsx', rootPath('scripts', 'check-public-apis.ts')],
  'controls of the dashboard': ['--import', 'tsx', rootPath('scripts', 'check-dashboard-controls.ts')],
  'unused exports': [bin('knip', 'bin', 'knip.js'), '--include', 'files,exports,types', '--no-progress'],
  formatting: [bin('oxfmt', 'bin', 'oxfmt'), '--check'],
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
  // Two at a time, the number of cores of the smallest machines.
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
        .map(({ fullName, failureMessages }) => formatFailure(fullName, failureMessages ?? [])),
    };
  });

export interface VitestRun {
  /** The name of the run, used for its report file. */
  name: string;
  projects: string[];
  env: Record<string, string>;
  /** Limits the run to files whose path matches; all files when empty. */
  files: readonly string[];
  /** How many files run at once; by default Vitest's choice, which leaves one core free. */
  workers?: number;
  /** The Node executable to run the tests with; the current one by default. */
  node?: string;
}

/**
 * Runs the given Vitest projects. The exit code matters too, because a file that fails to load reports no failed test.
 */
export async function runVitest({ name, projects, env, files, workers, node }: VitestRun): Promise<Tally> {
  clearReport(name);
  const code = await runNode(
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...files,
      ...(workers !== undefined ? [`--maxWorkers=${workers}`] : []),
      // A file filter need not match in every project.
      ...(files.length > 0 ? ['--passWithNoTests'] : []),
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ],
    { cwd: ROOT, env, ...(node !== undefined && { node }) },
  );
  return createTally(name, code, readReport(name, vitestReport));
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
        return formatFailure(
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

/** Runs the browser tests, whose fixtures load firebase-admin. A flaky test counts as failed. */
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
      // Named files run without the projects that they depend on.
      ...(files.length > 0 ? ['--no-deps'] : []),
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=line,json',
    ],
    { cwd: ROOT, node: deployedNode(), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) } },
  );
  return createTally(name, code, readReport(name, playwrightReport));
}
