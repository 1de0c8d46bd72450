import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { PictureFormat } from '@app/domain/shared/picture.ts';
import { paperTile } from './paper.ts';

/** The width of the original, which is identical to the widest variant. */
export const ORIGINAL_WIDTH = 1600;
const PAPER = paperTile(26);

export interface Painting {
  data: Buffer;
  info: OutputInfo;
}

/** Renders a drawing to pixels, 1600 wide, with a paper texture. */
export async function paint(svg: string): Promise<Painting> {
  return sharp(Buffer.from(svg))
    .resize(ORIGINAL_WIDTH)
    .flatten()
    .composite([{ input: PAPER.data, raw: PAPER.raw, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Decodes a picture to pixels. */
export const decode = (file: string): Promise<Painting> =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Low encoding effort: flat colours compress well anyway, and the first start, which encodes the smaller sizes, should be fast.
 * The large WebP files are committed, so their size matters more.
 */
const ENCODERS: Record<PictureFormat, (image: Sharp, width: number) => Sharp> = {
  avif: (image) => image.avif({ quality: 48, effort: 0 }),
  webp: (image, width) => image.webp(width > 1000 ? { quality: 74, effort: 6 } : { quality: 78, effort: 2 }),
};

/** Encodes the picture in one width and format. */
export async function encode(
  painting: Painting,
  width: number,
  format: PictureFormat,
  file: string,
): Promise<void> {
  const { width: fullWidth, height, channels } = painting.info;
  const image = sharp(painting.data, { raw: { width: fullWidth, height, channels } }).resize(width);
  await ENCODERS[format](image, width).toFile(file);
}
