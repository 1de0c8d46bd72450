import type { Sharp } from 'sharp';
import {
  BLUR_WIDTH,
  blurPath,
  ORIGINAL_MAX_SIDE,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  variantPath,
} from '@app/domain/shared/picture.ts';
import { READ_OPTIONS } from './inspect-picture.ts';

export interface EncodedPicture {
  path: string;
  contentType: string;
  bytes: Buffer;
}

const MAX_VARIANT_WIDTH = Math.max(...PICTURE_WIDTHS);

/** Settings for photographs; the demo's drawings have their own settings in `seed/`. */
const ENCODERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

/** The original is re-encoded almost losslessly, in the format of its name. */
const ORIGINAL_ENCODERS: Record<string, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/avif': (picture) => picture.avif({ quality: 80, effort: 2 }),
};

/**
 * Re-encodes an image as its pixels only: rotated upright, with sRGB colours, without metadata and without data before
 * or after the image.
 * @param bytes an image that `inspectPicture` has accepted
 * @param contentType the type to store it as, which may be another than its own
 */
export async function encodeOriginal(bytes: Buffer, contentType: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, READ_OPTIONS)
    .autoOrient()
    .resize({ width: ORIGINAL_MAX_SIDE, height: ORIGINAL_MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  return ORIGINAL_ENCODERS[contentType]!(picture).toBuffer();
}

/** Returns all variants of an image. All widths exist, but no variant is wider than the image itself. */
export async function encodeVariants(
  bytes: Buffer,
  objectPath: string,
): Promise<{ variants: EncodedPicture[]; blur: EncodedPicture }> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .resize({ width: MAX_VARIANT_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const resized = (to: number) =>
    sharp(data, { raw: { width, height, channels } }).resize({ width: to, withoutEnlargement: true });

  const variants = PICTURE_WIDTHS.flatMap((to) =>
    PICTURE_FORMATS.map(async (format) => ({
      path: variantPath(objectPath, to, format),
      contentType: `image/${format}`,
      bytes: await ENCODERS[format](resized(to)).toBuffer(),
    })),
  );
  const blur = {
    path: blurPath(objectPath),
    contentType: 'image/webp',
    bytes: await resized(BLUR_WIDTH).webp({ quality: 40 }).toBuffer(),
  };
  return { variants: await Promise.all(variants), blur };
}
