import { UPLOAD_MAX_BYTES, UPLOAD_TYPES, type UploadType } from '@app/domain/api/objects.ts';
import { MAX_AVIF_BYTES, MAX_PIXELS, type PictureFolder } from '@app/domain/shared/picture.ts';

/** Why a file is not uploaded; each reason has a text under `uploads.refused`. */
export type UploadError = 'type' | 'heic' | 'empty' | 'size' | 'broken' | 'pixels' | 'avif';

function isUploadType(type: string): type is UploadType {
  return Object.hasOwn(UPLOAD_TYPES, type);
}

/** The format of iPhones, which browsers cannot show. Some browsers do not know its type. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

interface Dimensions {
  width: number;
  height: number;
}

/** Returns the size of a picture by decoding it. Rejects when it is not a picture. */
export type Open = (file: Blob) => Promise<Dimensions>;

const openPicture: Open = async (file) => {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/** The properties of an AVIF are stated before its content. */
const AVIF_HEADER_BYTES = 4096;

/**
 * Returns the number of bytes of a decoded pixel of an AVIF: two for each channel of more than 8 bits (`high_bitdepth` of the
 * codec configuration, https://aomediacodec.github.io/av1-isobmff/#av1codecconfigurationbox), and a fourth channel for alpha.
 */
async function avifPixelBytes(file: Blob): Promise<number> {
  const header = new TextDecoder('latin1').decode(await file.slice(0, AVIF_HEADER_BYTES).arrayBuffer());
  // The bit 0x40 of the third byte.
  const isDeep = /av1C..[@-\x7f\xc0-\xff]/s.test(header);
  return (isDeep ? 2 : 1) * (header.includes(':auxiliary:alpha') ? 4 : 3);
}

/**
 * Returns why a file is not uploaded, or null. Storage rules check type and size again, and a function checks that each
 * stored file is a picture; here the admin learns it before the upload starts.
 */
export async function findUploadError(
  file: File,
  folder: PictureFolder,
  open: Open = openPicture,
): Promise<UploadError | null> {
  if (isHeic(file)) return 'heic';
  if (!isUploadType(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > UPLOAD_MAX_BYTES[folder]) return 'size';
  try {
    const { width, height } = await open(file);
    const pixels = width * height;
    if (pixels > MAX_PIXELS) return 'pixels';
    const isTooLarge = file.type === 'image/avif' && pixels * (await avifPixelBytes(file)) > MAX_AVIF_BYTES;
    return isTooLarge ? 'avif' : null;
  } catch {
    return 'broken';
  }
}
