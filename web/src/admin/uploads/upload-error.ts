import { UPLOAD_MAX_BYTES, UPLOAD_TYPES, type UploadType } from '@app/domain/api/objects.ts';
import { MAX_PIXELS, type PictureFolder } from '@app/domain/shared/picture.ts';

/** Why a file is not uploaded; each has a sentence under `uploads.refused`. */
export type UploadError = 'type' | 'empty' | 'size' | 'broken' | 'pixels';

export function isUploadType(type: string): type is UploadType {
  return Object.hasOwn(UPLOAD_TYPES, type);
}

interface Dimensions {
  width: number;
  height: number;
}

/** Reads how large a picture is by opening it. Rejects when it is none. */
export type Open = (file: Blob) => Promise<Dimensions>;

export const openPicture: Open = async (file) => {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/**
 * Why this file is not even sent, or null. The same is asked again by the rules of Storage (type and size), and by the
 * function that looks at each stored picture (whether it is one); here the admin learns it before the upload starts.
 */
export async function findUploadError(
  file: File,
  folder: PictureFolder,
  open: Open = openPicture,
): Promise<UploadError | null> {
  if (!isUploadType(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > UPLOAD_MAX_BYTES[folder]) return 'size';
  try {
    const { width, height } = await open(file);
    return width * height > MAX_PIXELS ? 'pixels' : null;
  } catch {
    return 'broken';
  }
}
