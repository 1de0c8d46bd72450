import type { Context } from 'hono';
import type { PageRenderer } from '@app/domain/page/page.ts';
import { parseSharePath } from '@app/domain/page/share-card.ts';
import type { Clock } from '../deps.ts';
import type { DrawShareCard } from './draw-share-card.ts';
import { withTimeout } from './timeout.ts';

/** A picture is drawn when those before it are done (`shareCardPainter`), and messengers wait for it. */
const DRAWING_TIMEOUT_MS = 25_000;

/** A day: what is no longer public is gone tomorrow. Others may show it on their pages. */
const CACHED_ONE_DAY = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'public, max-age=86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const CACHED_BRIEFLY = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };

/**
 * The picture of an item that visitors may see. Under any other query than today's version the answer is where that is,
 * so that nothing is drawn for addresses that are made up.
 * @throws Error when the item is not found, or the picture not drawn, in time
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
  return http.body(new Uint8Array(picture), 200, CACHED_ONE_DAY);
}
