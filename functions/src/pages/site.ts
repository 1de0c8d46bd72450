import type { PageAssets } from '@app/domain/page/page.ts';
import type { Clock } from '../deps.ts';

/** The built site as Hosting serves it now, which may be newer than this function. */
export interface Site {
  /** @throws when Hosting does not answer in time. */
  assets(): Promise<PageAssets>;
  /** The page without content, with which the browser makes everything itself. */
  shell(): Promise<string>;
}

/** For so long what Hosting said is taken for true, so that a newer site is noticed. */
const KEPT_MILLISECONDS = 60_000;

/** Files that a CDN has beside it: what takes longer does not come. */
const PATIENCE_MILLISECONDS = 3_000;

async function read(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** `value()` for a minute; a failure is not kept, and an older value is better than none. */
function kept<T>(read: () => Promise<T>, clock: Clock): () => Promise<T> {
  let last: { value: Promise<T>; until: number } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (last && now < last.until) return last.value;
    const before = last?.value;
    const value = read().catch((error: unknown) => {
      last = before ? { value: before, until: now + KEPT_MILLISECONDS } : undefined;
      if (before) return before;
      throw error;
    });
    last = { value, until: now + KEPT_MILLISECONDS };
    return value;
  };
}

/** @param origin `https://…`, where Hosting serves the site. */
export function hostedSite(origin: string, clock: Clock): Site {
  return {
    assets: kept(async () => JSON.parse(await read(`${origin}/page.json`)) as PageAssets, clock),
    shell: kept(() => read(`${origin}/app.html`), clock),
  };
}
