import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { z } from 'zod';
import { requireChromium } from '../../scripts/local/chromium.ts';
import { installPinned } from '../../scripts/local/install-pinned.ts';
import pinned from '../../scripts/pinned/lighthouse/package.json' with { type: 'json' };

export interface Measured extends Figures {
  /** The ids of the failed audits, except those of performance. */
  failed: string[];
}

export interface Figures {
  lcp: number;
  tbt: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/**
 * `simulated`: Lighthouse calculates the timing of a slow network from a run on a fast one. `real`: the connection itself is
 * throttled.
 */
export type Method = 'simulated' | 'real';

const NO_THROTTLE = {
  rttMs: 0,
  throughputKbps: 0,
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
};

const resultSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.looseObject({ numericValue: z.number().optional(), score: z.number().nullable() }),
  ),
});

interface Lighthouse {
  default: (address: string, flags: object, config: object) => Promise<{ lhr: unknown } | undefined>;
}

/** Loads Lighthouse, which no other command needs; installs it before its first use. */
async function loadLighthouse(): Promise<Lighthouse['default']> {
  const packages = installPinned('lighthouse', pinned.dependencies.lighthouse);
  const entry = join(packages, 'lighthouse', 'core', 'index.js');
  return ((await import(pathToFileURL(entry).href)) as Lighthouse).default;
}

interface BrowserOptions {
  /** Chromium's arguments. */
  args: readonly string[];
  debugPort: number;
  /** Sets the age cookie, so that the age question does not cover the page; otherwise the run is a first visit. */
  isAgeConfirmed: boolean;
}

/** Measures one page load in a new browser profile. */
export async function runLighthouse(
  address: string,
  method: Method,
  { args, debugPort, isAgeConfirmed }: BrowserOptions,
): Promise<Measured> {
  const lighthouse = await loadLighthouse();
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: requireChromium(),
    args: [...args, `--remote-debugging-port=${debugPort}`],
  });
  try {
    if (isAgeConfirmed) {
      const { origin } = new URL(address);
      await browser.addCookies([{ name: 'ageAnswer', value: 'confirmed', url: origin, expires: 4e9 }]);
    }
    const run = await lighthouse(
      address,
      { port: debugPort, disableStorageReset: true, logLevel: 'silent', output: 'json' },
      {
        extends: 'lighthouse:default',
        settings: {
          formFactor: 'mobile',
          throttlingMethod: method === 'simulated' ? 'simulate' : 'devtools',
          ...(method === 'real' && { throttling: { ...NO_THROTTLE, cpuSlowdownMultiplier: 4 } }),
        },
      },
    );
    const { categories, audits } = resultSchema.parse(run?.lhr);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    const failed = ['accessibility', 'best-practices', 'seo']
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    return {
      failed,
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
