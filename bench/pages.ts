import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Query } from 'firebase-admin/firestore';
import type { Deps } from '../functions/src/deps.ts';
import { siteFolders } from '../scripts/local/build.ts';
import { CliError } from '../scripts/local/cli-error.ts';
import { linkPackages } from '../scripts/local/link-packages.ts';
import { ROOT } from '../scripts/local/paths.ts';
import { runNode } from '../scripts/local/processes.ts';
import { adminEnvironment, siteOrigin, type Ports } from '../scripts/local/settings.ts';
import { withFunction, type Served } from './function-memory.ts';
import { median } from './web/median.ts';

/** The commit with which the pages are compared, unless `--base` names another one: the last one that rendered to find queries. */
const BASE = '2518a594';
const WARM_UPS = 20;
const RUNS = 3;
const REQUESTS = 10;
/** Pages without content are rendered once in either version. */
const GOAL = '1.30 ×';

/** Returns an address of each kind of page with content, and of a missing one. */
async function addresses({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const first = async (query: Query) => (await query.limit(1).get()).docs[0]!.id;
  const [product, event, story] = await Promise.all([
    first(db.collection('products').where('isPublished', '==', true)),
    first(db.collection('events').where('dateTime', '>', new Date())),
    first(db.collection('stories').where('isPublished', '==', true)),
  ]);
  const lists = ['/coffee', '/makgeolli', '/products', '/experiences', '/stories', '/search?q=a'];
  const items = [`/products/${product}`, `/experiences/${event}`, `/stories/${story}`];
  const korean = ['/about', '/contact', '/privacy', '/basket', '/nowhere', ...lists, ...items];
  return ['/', '/en', ...korean.flatMap((path) => [path, `/en${path}`])];
}

/** Clones `commit` into a new folder and builds it there for the same ports, with the packages of this version. */
async function build(commit: string, ports: Ports, site: string): Promise<string> {
  const clone = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'ignore' });
  git('clone', '--quiet', '--no-checkout', ROOT, '.');
  git('checkout', '--quiet', commit);
  for (const folder of ['', 'functions', 'emulator'])
    linkPackages(join(ROOT, folder, 'node_modules'), join(clone, folder, 'node_modules'));
  const program = `const { buildAll } = await import('./scripts/local/build.ts');
await buildAll(${JSON.stringify(ports)}, ${JSON.stringify(site)});`;
  const code = await runNode(['--import', 'tsx', '--input-type=module', '--eval', program], { cwd: clone });
  if (code !== 0) throw new CliError(`Building ${commit} failed.`);
  return clone;
}

/** Returns the CPU time of one request in milliseconds, which includes reading the content. */
async function measure({ origin, usage }: Served, path: string, requests: number): Promise<number> {
  const before = await usage();
  for (let request = 0; request < requests; request += 1) {
    const response = await fetch(origin + path);
    await response.text();
    if (response.status >= 500) throw new CliError(`${path} returned ${response.status}.`);
  }
  return ((await usage()).cpu - before.cpu) / requests;
}

/**
 * Compares the CPU time of each kind of page with that of an earlier commit, alternately, and prints the medians. It needs an
 * idle machine.
 */
export async function benchPages(
  ports: Ports,
  site: string,
  deps: Pick<Deps, 'db'>,
  args: string[],
): Promise<void> {
  const { values } = parseArgs({ args, options: { base: { type: 'string', default: BASE } } });
  const clone = await build(values.base, ports, site);
  const environment = (root: string) => ({
    ...adminEnvironment(ports),
    NODE_ENV: 'production',
    SITE_ORIGIN: siteOrigin(ports),
    SITE_FILES: join(root, siteFolders(site).files),
  });
  const rows: Record<string, Record<string, string>> = {};
  const compare = async (base: Served, now: Served) => {
    for (const path of await addresses(deps)) {
      const figures = { base: [] as number[], now: [] as number[] };
      for (const served of [base, now]) await measure(served, path, WARM_UPS);
      for (let run = 0; run < RUNS; run += 1) {
        figures.base.push(await measure(base, path, REQUESTS));
        figures.now.push(await measure(now, path, REQUESTS));
      }
      const [earlier, current] = [median(figures.base), median(figures.now)];
      rows[path] = {
        [values.base]: `${earlier.toFixed(1)} ms`,
        now: `${current.toFixed(1)} ms`,
        ratio: `${(earlier / current).toFixed(2)} ×`,
        'at least': GOAL,
      };
    }
  };
  try {
    await withFunction('pages', environment(ROOT), (now) =>
      withFunction('pages', environment(clone), (base) => compare(base, now), clone),
    );
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
  console.table(rows);
}
