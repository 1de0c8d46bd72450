import type { UploadType } from '@app/domain/api/objects.ts';
import { MAX_AVIF_BYTES, MAX_PIXELS } from '@app/domain/shared/picture.ts';

export type Inspection = { isPicture: true } | { isPicture: false; reason: string };

const latin1 = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

/**
 * Tests how a file of each type starts. The check runs before anything is decoded, so that only the decoder of the
 * declared type sees the bytes: sharp would also render an SVG and read the files that it references.
 */
const SIGNATURES: Record<UploadType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => latin1(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP',
  'image/avif': (bytes) => latin1(bytes, 4, 8) === 'ftyp' && latin1(bytes, 8, 12) === 'avif',
};

/** sharp's names of the types. */
const SHARP_NAMES: Record<UploadType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

const refused = (reason: string): Inspection => ({ isPicture: false, reason });

/** Returns whether the bytes are a displayable image of the declared type. The image is decoded completely. */
export async function inspectPicture(bytes: Buffer, declaredType: string): Promise<Inspection> {
  if (!Object.hasOwn(SIGNATURES, declaredType)) return refused(`type ${declaredType} is not taken`);
  const type = declaredType as UploadType;
  if (!SIGNATURES[type](bytes)) return refused(`it does not begin like ${type}`);

  // Imported here, so that functions which handle no images start without sharp.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
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
