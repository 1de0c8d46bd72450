import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** For browsers that request `/favicon.ico`: those that show a feed or a file, and those that know no SVG icons. */
const ICO_SIZE = 32;

/** Wraps a square PNG in an icon file: https://learn.microsoft.com/windows/win32/menurc/resources-reference (ICONDIR). */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 is an icon; it contains one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await mkdir(ICONS, { recursive: true });
for (const [name, svg, size] of FILES) await writeFile(join(ICONS, name), await draw(svg, size));
await writeFile(join(PUBLIC, 'favicon.ico'), iconFile(await draw(favicon, ICO_SIZE), ICO_SIZE));
