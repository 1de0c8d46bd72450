import type { Context } from 'hono';
import type { PageRenderer } from '@app/domain/page/page.ts';
import { parseSharePath } from '@app/domain/page/share-card.ts';
import type { Clock } from '../deps.ts';
import type { DrawShareCard } from './draw-share-card.ts';
import { secondsUntil } from './cached-until.ts';
import { withTimeout } from './timeout.ts';

/** Timeout including the time in the queue (`createShareCardRenderer`). */
const DRAWING_TIMEOUT_MS = 25_000;

/** After a day the image of a hidden item is gone from every cache. */
const ONE_DAY_SECONDS = 86_400;

const CACHED_BRIEFLY = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };

/**
 * Sends the share image of an item that visitors may see. Any other query than the current version redirects to that
 * version, so that nothing is drawn for made-up URLs. @throws Error when loading the item or drawing the image times out
 */
export async function answerSharePicture(
  http: Context,
  renderer: PageRenderer,
  { clock, draw }: { clock: Clock; draw: DrawShareCard },
): Promise<Response> {
  const { path } = http.req;
  const asked = parseSharePath(path);
  const found = asked && (await withTimeout(renderer.findShareCard(asked.subject, clock.now()), clock));
  if (!asked || !found) return http.text('There is no such picture.', 404, CACHED_BRIEFLY);
  const version = `?v=${found.version}`;
  if (new URL(http.req.url).search !== version) {
    http.header('Cache-Control', CACHED_BRIEFLY['Cache-Control']);
    return http.redirect(path + version, 302);
  }
  const picture = await withTimeout(draw(found.card, asked.size), clock, DRAWING_TIMEOUT_MS);
  const seconds = secondsUntil(found.nextChangeAt, clock.now(), ONE_DAY_SECONDS);
  return http.body(new Uint8Array(picture), 200, {
    'Content-Type': 'image/jpeg',
    'Cache-Control': `public, max-age=${seconds}`,
    // Other sites may embed it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
