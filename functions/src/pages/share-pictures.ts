import type { Context } from 'hono';
import type { PageRenderer } from '@app/domain/page/page.ts';
import { parseSharePath } from '@app/domain/page/share-card.ts';
import type { Clock } from '../deps.ts';
import type { DrawShareCard } from './draw-share-card.ts';

/** A day: what is no longer public is gone tomorrow. Others may show it on their pages. */
const KEPT = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'public, max-age=86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const MOVED = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };

/**
 * The picture of an item that visitors may see. Under any other query than today's version the answer is where that is,
 * so that nothing is drawn for addresses that are made up.
 */
export async function answerSharePicture(
  http: Context,
  renderer: PageRenderer,
  { clock, draw }: { clock: Clock; draw: DrawShareCard },
): Promise<Response> {
  const { path } = http.req;
  const asked = parseSharePath(path);
  const found = asked && (await renderer.findShareCard(asked.subject, clock.now()));
  if (!asked || !found) return http.text('There is no such picture.', 404, MOVED);
  const version = `?v=${found.version}`;
  if (new URL(http.req.url).search !== version) {
    http.header('Cache-Control', MOVED['Cache-Control']);
    return http.redirect(path + version, 302);
  }
  return http.body(new Uint8Array(await draw(found.card, asked.size)), 200, KEPT);
}
