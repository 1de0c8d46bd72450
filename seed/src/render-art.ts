import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_FORMATS } from '@app/domain/shared/picture.ts';
import { BRAND_MARK_FILES } from './art/brand-mark.ts';
import { HERO_PICTURES } from './art/scenes/hero-pictures.ts';
import { encode, paint } from './pictures/encode.ts';

/**
 * Draws what the site is built with: the hero pictures into the web workspace and the brand mark into `assets/`.
 * Both are committed; run `npm run art -w seed` after changing the drawings.
 */
const WEB_ART = fileURLToPath(new URL('../../web/src/assets/art', import.meta.url));
const ASSETS = fileURLToPath(new URL('../assets', import.meta.url));

const HERO_WIDTHS = { portrait: [640, 1080], landscape: [960, 1440] } as const;

await mkdir(WEB_ART, { recursive: true });
await mkdir(ASSETS, { recursive: true });

for (const [name, svg] of Object.entries(BRAND_MARK_FILES)) await writeFile(join(ASSETS, name), `${svg}\n`);

for (const [name, draw] of Object.entries(HERO_PICTURES)) {
  const painting = await paint(draw());
  for (const width of HERO_WIDTHS[name.endsWith('portrait') ? 'portrait' : 'landscape']) {
    for (const format of PICTURE_FORMATS) {
      await encode(painting, width, format, join(WEB_ART, `${name}-${width}.${format}`));
    }
  }
}
