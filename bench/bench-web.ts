import { availableParallelism, loadavg } from 'node:os';
import { GOOGLE_HOSTS } from '@app/domain/page/content-security-policy.ts';
import { LANGUAGES, LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { runMain } from '../scripts/local/cli-error.ts';
import { startLocalEnvironment, runUntilInterrupted } from '../scripts/local/local-environment.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { HOST, siteOrigin, type Ports } from '../scripts/local/settings.ts';
import { localizedPath } from '../web/src/i18n/localized-path.ts';
import { chromiumArgs } from './web/chromium-args.ts';
import { certificate, startHttpsProxy, type Source } from './web/https-proxy.ts';
import { measureInteractions } from './web/interactions.ts';
import { measureNavigations } from './web/navigations.ts';
import { median } from './web/median.ts';
import { runLighthouse, type Figures, type Measured, type Method } from './web/lighthouse-runs.ts';
import { throttledPort, SLOW_MOBILE } from './web/shaped-network.ts';
import { siteSource, staticSource, type Replacements } from './web/sources.ts';
import { measureVisits, visitFailures, visitRow, type VisitRow } from './web/measure-visits.ts';

/** The performance budgets. `tbtMs` is what a page may add to the Total Blocking Time of its static reference. */
const BUDGET = { lcpRatio: 1.03, score: 100, cls: 0.01, tbtMs: 30, interactionMs: 100 };
const RUNS = 5;

const [onlyPage] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** The parts of the benchmark; `--only=visits` runs one of them. */
const PARTS = ['lighthouse', 'visits', 'interactions', 'navigations'] as const;
const onlyPart = /--only=(\w+)/.exec(process.argv.join(' '))?.[1];
const includes = (part: (typeof PARTS)[number]) => onlyPart === undefined || onlyPart === part;
const runs = Number(/--runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? RUNS);
/** Whether the visitor has already confirmed their age. By default each page is a first visit, without any cookie. */
const isAgeConfirmed = process.argv.includes('--answered');

const NAMES = ['lcp', 'tbt', 'cls', 'performance', 'accessibility', 'bestPractices', 'seo'] as const;

function medians(all: readonly Measured[]): Figures {
  return Object.fromEntries(
    NAMES.map((name) => [name, median(all.map((figures) => figures[name]))]),
  ) as unknown as Figures;
}

/** Returns the measured pages in both languages: names and paths, such as `['home en', '/en']`. */
async function pagesOf(origin: string): Promise<[name: string, path: string][]> {
  const first = async (path: string) =>
    ((await (await fetch(`${origin}${path}`)).json()) as { id: string }[])[0]!.id;
  const paths = {
    home: '/',
    list: '/coffee',
    product: `/products/${await first('/api/products?type=coffee')}`,
    experiences: '/experiences',
    story: `/stories/${await first('/api/stories')}`,
  };
  return Object.entries(paths).flatMap(([page, path]) =>
    LANGUAGES.map((language): [string, string] => [
      `${page} ${LANGUAGE_TAG[language]}`,
      localizedPath(path, language),
    ]),
  );
}

/** The origins under which the browser finds the site and the static reference; `.example` is a reserved domain. */
const SITE = 'https://site.example';
const REFERENCE = 'https://static.example';

/**
 * Replaces the emulators' addresses by those of a deployed site, so that the SDKs send the same requests as in production.
 */
function deployedOrigins(ports: Ports): Replacements {
  const [storage, firestore] = [`${HOST}:${ports.storage}`, `${HOST}:${ports.firestore}`];
  return [
    [siteOrigin(ports), SITE],
    [`http://${storage}`, GOOGLE_HOSTS.storage],
    [`http://${firestore}`, GOOGLE_HOSTS.firestore],
    [storage, ''],
    [firestore, ''],
  ];
}

interface Proxies {
  /** Chromium's arguments that direct it to the proxies, at full speed or over the throttled connection. */
  args: Record<Method, readonly string[]>;
  close(): void;
}

/**
 * Starts one proxy each for the site, its static reference, Firestore and Storage; each is reachable at full speed and
 * throttled.
 */
async function startProxies(ports: Ports): Promise<Proxies> {
  const pair = certificate();
  const site = siteSource(siteOrigin(ports), deployedOrigins(ports));
  const sources: Record<string, Source> = {
    [SITE]: site,
    [REFERENCE]: staticSource(site),
    [GOOGLE_HOSTS.storage]: siteSource(`http://${HOST}:${ports.storage}`),
    [GOOGLE_HOSTS.firestore]: siteSource(`http://${HOST}:${ports.firestore}`),
  };
  const opened = await Promise.all(
    Object.entries(sources).map(async ([origin, source]) => {
      const proxy = await startHttpsProxy(source, pair);
      return { host: new URL(origin).host, proxy, throttled: await throttledPort(proxy.port, SLOW_MOBILE) };
    }),
  );
  const argsFor = (speed: 'proxy' | 'throttled') => {
    const hosts = opened.map((one) => `MAP ${one.host} ${HOST}:${one[speed].port}`);
    return chromiumArgs([...hosts, `EXCLUDE ${HOST}`, 'MAP * ~NOTFOUND'].join(','), pair);
  };
  return {
    args: { simulated: argsFor('proxy'), real: argsFor('throttled') },
    close: () => opened.forEach(({ proxy, throttled }) => [proxy, throttled].forEach((one) => one.close())),
  };
}

interface Row {
  page: string;
  method: Method;
  site: Figures;
  reference: Figures;
  /** Audits that the site failed in at least one run. */
  failed: readonly string[];
}

async function measurePage(page: string, path: string, method: Method, proxies: Proxies): Promise<Row> {
  const { hosting: debugPort } = await freePorts();
  const browser = { args: proxies.args[method], debugPort, isAgeConfirmed };
  const site: Measured[] = [];
  const reference: Measured[] = [];
  // Alternates between the two, so that a change in the machine's load affects both.
  for (let run = 0; run < runs; run += 1) {
    reference.push(await runLighthouse(REFERENCE + path, method, browser));
    site.push(await runLighthouse(SITE + path, method, browser));
  }
  const failed = [...new Set(site.flatMap((run) => run.failed))];
  return { page, method, site: medians(site), reference: medians(reference), failed };
}

function budgetFailures({ page, method, site, reference, failed }: Row): string[] {
  const checks: [boolean, string][] = [
    [site.lcp <= reference.lcp * BUDGET.lcpRatio, `LCP ${(site.lcp / reference.lcp).toFixed(2)} × static`],
    [site.performance >= BUDGET.score, `performance ${site.performance}`],
    [site.accessibility >= BUDGET.score, `accessibility ${site.accessibility}`],
    [site.bestPractices >= BUDGET.score, `best practices ${site.bestPractices}`],
    [site.seo >= BUDGET.score, `SEO ${site.seo}`],
    [site.cls <= BUDGET.cls, `CLS ${site.cls.toFixed(3)}`],
    [failed.length === 0, `fails ${failed.join(', ')}`],
    [
      site.tbt <= reference.tbt + BUDGET.tbtMs,
      `TBT ${Math.round(site.tbt)} ms, static ${Math.round(reference.tbt)} ms`,
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, failure]) => `${page}, ${method}: ${failure}`);
}

const tableRow = ({ page, method, site, reference }: Row) => ({
  page,
  method,
  'LCP ms': Math.round(site.lcp),
  'static LCP ms': Math.round(reference.lcp),
  ratio: Number((site.lcp / reference.lcp).toFixed(2)),
  'TBT ms': Math.round(site.tbt),
  'static TBT ms': Math.round(reference.tbt),
  CLS: Number(site.cls.toFixed(3)),
  scores: [site.performance, site.accessibility, site.bestPractices, site.seo].join(' '),
});

/** Runs the chosen parts of the benchmark. */
async function measure(ports: Ports, proxies: Proxies) {
  const pages = (await pagesOf(siteOrigin(ports))).filter(
    ([page]) => !onlyPage || page.split(' ')[0] === onlyPage,
  );
  const rows: Row[] = [];
  for (const [page, path] of includes('lighthouse') ? pages : [])
    for (const method of ['simulated', 'real'] as const) {
      rows.push(await measurePage(page, path, method, proxies));
      console.log(JSON.stringify(tableRow(rows.at(-1)!)));
    }
  const visits: VisitRow[] = [];
  const connection = { site: SITE, reference: REFERENCE, args: proxies.args.real, runs };
  for (const [page, path] of includes('visits') ? pages : [])
    visits.push(...(await measureVisits({ page, path, ...connection })));
  const interactions = new Map<string, number[]>();
  for (const [part, measurePart] of [
    ['interactions', measureInteractions],
    ['navigations', measureNavigations],
  ] as const) {
    if (!includes(part)) continue;
    for (const [what, durations] of await measurePart(SITE, proxies.args.simulated, runs))
      interactions.set(what, durations);
  }
  return { rows, visits, interactions };
}

/**
 * `npm run bench:web` measures
 * - each kind of page in both languages with Lighthouse (mobile) beside a static page with the same content, with simulated
 *   throttling and over a slow connection, as a first visit without cookies (`--answered` sets the age cookie first);
 * - what a new, a returning and a denied visitor experience of them over the slow connection;
 * - the interactions, and how soon a prefetched page is shown.
 * `npm run bench:web -- home --runs=1 --only=visits` measures one page once, and only the visits.
 */
await runMain(() =>
  runUntilInterrupted(async () => {
    const ports = await freePorts();
    await startLocalEnvironment({
      name: 'bench-web',
      ports,
      site: '.local/bench-site',
    });
    const proxies = await startProxies(ports);
    const { rows, visits, interactions } = await measure(ports, proxies).finally(() => proxies.close());

    console.table(rows.map(tableRow));
    console.table(visits.map(visitRow));
    console.table(
      [...interactions].map(([what, durations]) => ({
        what,
        'median ms': median(durations),
        worst: Math.max(...durations),
      })),
    );
    console.log(
      `Medians of ${runs}; load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors.`,
    );
    const slow = [...interactions].filter(([, durations]) => median(durations) > BUDGET.interactionMs);
    const failures = [
      ...rows.flatMap(budgetFailures),
      ...visits.flatMap(visitFailures),
      ...slow.map(([what]) => `${what}: slow`),
    ];
    if (failures.length > 0) console.log(`Over the budget:\n  ${failures.join('\n  ')}`);
    return failures.length === 0 ? 0 : 1;
  }, 130),
);
