import { median } from './median.ts';
import { startBrowser, visit, VISITORS, watch, type Painted, type Visit, type Visitor } from './visits.ts';

/** Budgets of a visit; the ratios compare with the LCP of the static page. */
const BUDGET = { lcpRatio: 1.03, questionRatio: 1.05, usableRatio: 1.5, cls: 0.01 };

interface Measurement {
  /** The page's name in the results. */
  page: string;
  path: string;
  /** The origins of the site and of its static reference. */
  site: string;
  reference: string;
  /** Chromium's arguments. */
  args: readonly string[];
  runs: number;
}

export interface VisitRow {
  page: string;
  visitor: Visitor;
  seen: Visit;
  painted: Painted;
  /** The LCP of the static page, in milliseconds. */
  staticLcp: number;
}

/** Visits a page as each kind of visitor, over the slow connection. */
export async function measureVisits({
  page,
  path,
  site,
  reference,
  args,
  runs,
}: Measurement): Promise<VisitRow[]> {
  const browser = await startBrowser(args);
  const rows: VisitRow[] = [];
  try {
    for (const visitor of Object.keys(VISITORS) as Visitor[]) {
      const visits: Visit[] = [];
      const paints: Painted[] = [];
      const references: Painted[] = [];
      for (let run = 0; run < runs; run += 1) {
        references.push(await watch(browser, reference, path, visitor));
        visits.push(await visit(browser, site, path, visitor));
        paints.push(await watch(browser, site, path, visitor));
      }
      rows.push({
        page,
        visitor,
        seen: {
          questionMs: median(visits.map(({ questionMs }) => questionMs)),
          contentMs: median(visits.map(({ contentMs }) => contentMs)),
          usableMs: median(visits.map(({ usableMs }) => usableMs)),
        },
        painted: {
          lcp: median(paints.map(({ lcp }) => lcp)),
          cls: Math.max(...paints.map(({ cls }) => cls)),
        },
        staticLcp: median(references.map(({ lcp }) => lcp)),
      });
      console.log(JSON.stringify(visitRow(rows.at(-1)!)));
    }
  } finally {
    await browser.close();
  }
  return rows;
}

export const visitRow = ({ page, visitor, seen, painted, staticLcp }: VisitRow) => ({
  page,
  visitor,
  'static LCP ms': Math.round(staticLcp),
  'LCP ms': Math.round(painted.lcp),
  'LCP ratio': Number((painted.lcp / staticLcp).toFixed(2)),
  'question ms': Math.round(seen.questionMs),
  'question ratio': Number((seen.questionMs / staticLcp).toFixed(2)),
  'content ms': Math.round(seen.contentMs),
  'usable ms': Math.round(seen.usableMs),
  'usable ratio': Number((seen.usableMs / staticLcp).toFixed(2)),
  'worst CLS': Number(painted.cls.toFixed(3)),
});

export function visitFailures({ page, visitor, seen, painted, staticLcp }: VisitRow): string[] {
  const lcpRatio = painted.lcp / staticLcp;
  const questionRatio = seen.questionMs / staticLcp;
  const usableRatio = seen.usableMs / staticLcp;
  const checks: [boolean, string][] = [
    [lcpRatio > BUDGET.lcpRatio, `LCP ${lcpRatio.toFixed(2)} × static`],
    [questionRatio > BUDGET.questionRatio, `question ${questionRatio.toFixed(2)} × static LCP`],
    [usableRatio > BUDGET.usableRatio, `usable after ${usableRatio.toFixed(2)} × static LCP`],
    [painted.cls > BUDGET.cls, `CLS ${painted.cls.toFixed(3)}`],
  ];
  return checks.filter(([isOver]) => isOver).map(([, failure]) => `${page}, ${visitor}: ${failure}`);
}
