import { UPLOAD_MAX_BYTES } from '@app/domain/api/objects.ts';
import { PICTURE_HEAD_BYTES, pictureFormat, UPLOAD_TYPES } from '@app/domain/shared/picture-format.ts';
import { MAX_AVIF_BYTES, MAX_PIXELS, type PictureFolder } from '@app/domain/shared/picture.ts';
import { scalePicture } from './scale-picture.ts';

/** Why a file is not uploaded; each reason has a text under `uploads.refused`. */
export type UploadError = 'type' | 'heic' | 'empty' | 'size' | 'broken';

interface Dimensions {
  width: number;
  height: number;
}

/** What a browser does with pictures, which tests replace. */
export interface PictureTools {
  /** Returns the size of a picture by decoding it. Rejects when it is not a picture. */
  open: (file: Blob) => Promise<Dimensions>;
  /** Returns the picture with smaller sides and at most `maxBytes`. Rejects when it cannot become as small. */
  scale: (file: Blob, maxBytes: number) => Promise<Blob>;
}

const open: PictureTools['open'] = async (file) => {
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
 * Returns the picture to upload, whose type is that of its content, or why none is uploaded. What is larger than the server
 * accepts is scaled down, and HEIC is converted where the browser can decode it. The server checks each stored file again.
 */
export async function preparePicture(
  file: File,
  folder: PictureFolder,
  tools: PictureTools = { open, scale: scalePicture },
): Promise<Blob | UploadError> {
  if (file.size === 0) return 'empty';
  const format = pictureFormat(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (!format) return Object.hasOwn(UPLOAD_TYPES, file.type) ? 'broken' : 'type';
  const picture = new Blob([file], { type: format });
  let pixels: number;
  try {
    const { width, height } = await tools.open(picture);
    pixels = width * height;
  } catch {
    return format === 'image/heic' ? 'heic' : 'broken';
  }
  const maxBytes = UPLOAD_MAX_BYTES[folder];
  const isAccepted =
    format !== 'image/heic' &&
    file.size <= maxBytes &&
    pixels <= MAX_PIXELS &&
    (format !== 'image/avif' || pixels * (await avifPixelBytes(file)) <= MAX_AVIF_BYTES);
  if (isAccepted) return picture;
  return tools.scale(picture, maxBytes).catch(() => 'size' as const);
}
