import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_FORMATS } from '@app/domain/shared/picture.ts';
import { HERO_DRAWINGS } from './pictures/drawings.ts';
import { encode, paint } from './pictures/encode.ts';

/**
 * Renders the home page's hero pictures into the web workspace. They are committed; run `npm run hero -w seed` after
 * changing the drawings in `pictures/hero/`.
 */
const WEB_ART = fileURLToPath(new URL('../../web/src/assets/art', import.meta.url));
const WIDTHS = { portrait: [640, 1080], landscape: [960, 1440] } as const;

await mkdir(WEB_ART, { recursive: true });

for (const [name, svg] of Object.entries(HERO_DRAWINGS)) {
  const painting = await paint(svg);
  for (const width of WIDTHS[name.endsWith('portrait') ? 'portrait' : 'landscape']) {
    for (const format of PICTURE_FORMATS) {
      await encode(painting, width, format, join(WEB_ART, `${name}-${width}.${format}`));
    }
  }
}
