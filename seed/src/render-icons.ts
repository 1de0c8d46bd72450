import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Draws the icons of the installed site from its favicon. They are committed; run `npm run icons -w seed` after
 * changing the favicon.
 */
const PUBLIC = fileURLToPath(new URL('../../web/public', import.meta.url));
const ICONS = join(PUBLIC, 'icons');

const favicon = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
/** For systems that mask icons: the background fills the whole area, and the mark is within the safe zone. */
const fullBleed = favicon
  .replace(' rx="14"', '')
  .replace('translate(6.4 6.4) scale(.8)', 'translate(12 12) scale(.625)');

const FILES = [
  ['icon-192.png', favicon, 192],
  ['icon-512.png', favicon, 512],
  ['maskable-512.png', fullBleed, 512],
  ['apple-touch-icon.png', fullBleed, 180],
] as const;

await mkdir(ICONS, { recursive: true });
for (const [name, svg, size] of FILES) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(join(ICONS, name));
}
