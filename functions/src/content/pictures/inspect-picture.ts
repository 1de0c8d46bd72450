import { pictureFormat, type UploadType } from '@app/domain/shared/picture-format.ts';
import { MAX_AVIF_BYTES, MAX_PIXELS } from '@app/domain/shared/picture.ts';

export type Inspection = { isPicture: true } | { isPicture: false; reason: string };

/**
 * How sharp reads images. It accepts what decoders only warn of, such as a scan header that some phones write, and refuses
 * truncated files: https://sharp.pixelplumbing.com/api-constructor/
 */
export const READ_OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** sharp's names of the types. */
const SHARP_NAMES: Record<UploadType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

const refused = (reason: string): Inspection => ({ isPicture: false, reason });

/**
 * Returns whether the bytes are a displayable image of an accepted type. The image is decoded completely. Its beginning is
 * tested before anything is decoded, because sharp would also render an SVG and read the files that it references.
 */
export async function inspectPicture(bytes: Buffer): Promise<Inspection> {
  const type = pictureFormat(bytes);
  if (!type) return refused('it does not begin like an image of an accepted type');
  if (type === 'image/heic') return refused('it is a HEIC image');

  // Imported here, so that functions which handle no images start without sharp.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, READ_OPTIONS);
    const { format, width, height, channels, depth } = await picture.metadata();
    if (format !== SHARP_NAMES[type]) return refused(`it is ${format}, not ${type}`);
    if (width * height > MAX_PIXELS) return refused(`it has ${width} × ${height} pixels`);
    const decoded = width * height * channels * (depth === 'uchar' ? 1 : 2);
    if (type === 'image/avif' && decoded > MAX_AVIF_BYTES)
      return refused(`it has ${decoded} bytes when decoded`);
    await picture.stats();
    return { isPicture: true };
  } catch (error) {
    return refused(`it cannot be decoded: ${(error as Error).message}`);
  }
}
