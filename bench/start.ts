import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '../scripts/local/cli-error.ts';
import { measureStart } from '../scripts/local/measure-start.ts';
import { ROOT } from '../scripts/local/paths.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { median } from './web/median.ts';

/** The commit with which the start is compared. */
const BASE = 'af0a5aa3';
const PARTS = ['fresh', 'again', 'changed', 'install'] as const;
type Part = (typeof PARTS)[number];

/** At most this part of the seconds of BASE; `npm ci` alone has a limit in seconds. */
const LIMITS: Readonly<Record<string, string>> = {
  'fresh clone, until the first page': '0.40 ×',
  'fresh clone, until ready': '0.40 ×',
  'second start, until the first page': '0.40 ×',
  'second start, until ready': '0.50 ×',
  'npm ci': '75 s',
};

/** Measures the chosen parts in a new clone of a commit. A start that others need is run even if it is not chosen. */
async function measureCommit(
  commit: string,
  parts: readonly Part[],
  note: (what: string, seconds: number) => void,
): Promise<void> {
  const clone = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const ports = await freePorts();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'ignore' });
  const measure = async (name: string) => {
    const { firstPage, ready } = await measureStart(clone, ports);
    note(`${name}, until the first page`, firstPage);
    note(`${name}, until ready`, ready);
  };
  try {
    git('clone', '--quiet', '--no-checkout', ROOT, '.');
    git('checkout', '--quiet', commit);
    if (parts.some((part) => part !== 'install')) await measure('fresh clone');
    if (parts.includes('again')) await measure('second start');
    if (parts.includes('changed')) {
      appendFileSync(join(clone, 'web', 'src', 'main.tsx'), '\n// A changed line.\n');
      await measure('start after a changed line in web/src');
    }
    if (parts.includes('install')) {
      rmSync(join(clone, 'node_modules'), { recursive: true, force: true });
      const started = performance.now();
      execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: clone,
        stdio: 'ignore',
        shell: process.platform === 'win32',
      });
      note('npm ci', (performance.now() - started) / 1000);
      const [kilobytes = ''] = execFileSync('du', ['-sk', 'node_modules'], {
        cwd: clone,
        encoding: 'utf8',
      }).split('\t');
      note('node_modules in MB', Number(kilobytes) / 1024);
    }
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

/**
 * Compares the start of the last commit with that of BASE, alternately in new clones, and prints the medians. It needs an idle machine
 * and npm's cache to be warm.
 * @param args `--runs=1` and `--only=fresh,again,changed,install` shorten it
 */
export async function benchStart(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: PARTS.join(',') } },
  });
  const runs = Number(values.runs);
  const parts = values.only.split(',').filter(isPart);
  if (!Number.isInteger(runs) || runs < 1 || parts.length !== values.only.split(',').length)
    throw new CliError(`Usage: npm run bench -- start --runs=3 --only=${PARTS.join(',')}`);
  const figures = new Map<string, Record<'base' | 'now', number[]>>();
  for (let run = 1; run <= runs; run += 1)
    for (const [column, commit] of [
      ['base', BASE],
      ['now', 'HEAD'],
    ] as const)
      await measureCommit(commit, parts, (what, value) => {
        console.log(`run ${run}, ${column}: ${what}: ${value.toFixed(1)}`);
        const row = figures.get(what) ?? { base: [], now: [] };
        row[column].push(value);
        figures.set(what, row);
      });
  console.table(
    Object.fromEntries(
      [...figures].map(([what, { base, now }]) => [
        what,
        {
          [BASE]: median(base).toFixed(1),
          now: median(now).toFixed(1),
          ratio: `${(median(now) / median(base)).toFixed(2)} ×`,
          'at most': LIMITS[what] ?? '',
        },
      ]),
    ),
  );
  return 0;
}
