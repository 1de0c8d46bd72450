import type { OverlayOptions } from 'sharp';
import { BRAND } from '@app/domain/brand.ts';
import type { ShareCard, ShareSize } from '@app/domain/page/share-card.ts';
import { parseFocus } from '@app/domain/shared/picture-focus.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { loadSharp } from './load-sharp.ts';
import { fittingText, textLayer, type Fonts } from './share-text.ts';

export interface ShareCardDeps {
  fonts: Fonts;
  /** Returns a stored image in a suitable size; undefined when it is not available. */
  readPicture(objectPath: string): Promise<Buffer | undefined>;
}

/** Returns a JPEG. */
export type DrawShareCard = (card: ShareCard, size: ShareSize) => Promise<Buffer>;

/** The site's own colours (`web/src/ui/tokens.css`). */
const RICE = '#fbf8f1';
const INK = '#241b15';
const INK_SOFT = '#5e5046';
const PERSIMMON = '#a8431d';
const PERSIMMON_BRIGHT = '#c9542a';
const LIGHT = '#f2c57c';
const LINE = '#d9cdb8';

/** Each drawing takes about 20 MB, and more concurrent drawings do not increase the throughput of one CPU. */
const MAX_CONCURRENT = 2;

/** The height for which the sizes below are defined; all of them scale with the height. */
const BASE_HEIGHT = 630;
const EDGE = 64;
const TITLE_SIZES = [84, 72, 62, 54, 46];

interface Frame {
  width: number;
  height: number;
  /** The x coordinate at which the item's image starts; the full width if there is no image. */
  split: number;
  scale: number;
}

function frameOf({ width, height }: ShareSize, hasPicture: boolean): Frame {
  return {
    width,
    height,
    split: hasPicture ? Math.round(width * 0.54) : width,
    scale: height / BASE_HEIGHT,
  };
}

/** The brand mark, 64 by 64: the letter ㅂ with a sun. */
const MARK = `<path d="M12 8H20V32H44V8H52V56H12ZM20 40V48H44V40Z" fill="${INK}" fill-rule="evenodd"/><circle cx="32" cy="19" r="8.5" fill="${PERSIMMON_BRIGHT}"/>`;

/** Returns the background: the wall with slanted light and the brand mark; a large mark fills the place of a missing image. */
function wall({ width, height, split, scale }: Frame, hasPicture: boolean): Buffer {
  const band = [0.42, 0.72, 0.38, 0.08].map((share) => Math.round(split * share));
  const large = hasPicture
    ? ''
    : `<g opacity="0.14" transform="translate(${width - 6.5 * EDGE * scale} ${height / 2 - 192 * scale}) scale(${6 * scale})">${MARK}</g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${RICE}"/>
<polygon points="${band[0]},0 ${band[1]},0 ${band[2]},${height} ${band[3]},${height}" fill="${LIGHT}" opacity="0.2"/>
<rect width="${split}" height="${Math.round(10 * scale)}" fill="${INK}"/>
${large}
<g transform="translate(${(EDGE - 10) * scale} ${46 * scale}) scale(${0.95 * scale})">${MARK}</g>
<rect x="${split - 1}" width="1" height="${height}" fill="${LINE}"/>
</svg>`,
  );
}

/** Returns the image cropped to a size, as CSS does with `object-position`; without a focal point, to what attracts attention. */
async function cropped(bytes: Buffer, focus: string, width: number, height: number): Promise<Buffer> {
  const sharp = await loadSharp();
  if (!focus) return sharp(bytes).resize({ width, height, fit: 'cover', position: 'attention' }).toBuffer();
  const { data, info } = await sharp(bytes)
    .resize({ width, height, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const { left, top } = parseFocus(focus);
  return sharp(data)
    .extract({
      left: Math.round(((info.width - width) * left) / 100),
      top: Math.round(((info.height - height) * top) / 100),
      width,
      height,
    })
    .toBuffer();
}

async function pictureLayer(
  bytes: Buffer,
  focus: string,
  { width, height, split }: Frame,
): Promise<OverlayOptions> {
  return { input: await cropped(bytes, focus, width - split, height), left: split, top: 0 };
}

async function wordLayers(card: ShareCard, { width: full, split, height, scale }: Frame, fonts: Fonts) {
  const left = Math.round(EDGE * scale);
  // Without an image, the large mark is on the right.
  const width = Math.round((split < full ? split : full * 0.62) - 2 * left);
  const line = (text: string, size: number, colour: string, font: keyof Fonts, box = width) =>
    textLayer({ text, size: size * scale, colour, font, width: box }, fonts);
  const [brand, label, note, warning] = await Promise.all([
    line(BRAND.name[card.language], 34, INK, 'bold', width - 64 * scale),
    line(card.label, 28, PERSIMMON, 'bold'),
    line(card.note, 30, INK_SOFT, 'regular'),
    // At least 13 pixels high in the smaller size.
    line(card.warning, Math.max(20, 13 / scale), INK_SOFT, 'regular'),
  ]);
  const gap = Math.round(24 * scale);
  const foot = warning ? warning.height + gap : 0;
  const top = Math.round(130 * scale);
  const bottom = height - left - foot;
  const around = [label, note].map((layer) => (layer ? layer.height + gap : 0));
  const title = await fittingText(
    { text: card.title, colour: INK, font: 'bold', width },
    TITLE_SIZES.map((size) => size * scale),
    bottom - top - around[0]! - around[1]!,
    fonts,
  );

  // Placed from the bottom upwards.
  const placed: OverlayOptions[] = [];
  let base = height - left;
  for (const [layer, space] of [
    [warning, gap],
    [note, gap],
    [title, gap],
    [label, 0],
  ] as const) {
    if (!layer) continue;
    base -= layer.height;
    placed.push({ input: layer.input, left, top: Math.max(0, base) });
    base -= space;
  }
  if (brand)
    placed.push({
      input: brand.input,
      left: Math.round((EDGE + 58) * scale),
      top: Math.round(76 * scale - brand.height / 2),
    });
  return placed;
}

/** Returns a function that draws the share image of an item: its text on the background, its image next to it. */
export function createShareCardRenderer({ fonts, readPicture }: ShareCardDeps): DrawShareCard {
  return limitConcurrency(MAX_CONCURRENT, async (card: ShareCard, size: ShareSize) => {
    const sharp = await loadSharp();
    const bytes = card.picture ? await readPicture(card.picture) : undefined;
    const frame = frameOf(size, bytes !== undefined);
    const layers = await Promise.all([
      wordLayers(card, frame, fonts),
      ...(bytes ? [pictureLayer(bytes, card.focus, frame)] : []),
    ]);
    return sharp(wall(frame, bytes !== undefined))
      .composite(layers.flat())
      .flatten({ background: RICE })
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
      .toBuffer();
  });
}
