/**
 * Where pictures lie in Storage. The original is uploaded by the admin (or the seed) as
 * `products|events|stories/{name}.{ext}`; its smaller forms lie beside it under `variants/`, written only by the
 * backend, so that no client can overwrite them: `variants/products/{name}/640.avif`.
 */
export const PICTURE_FOLDERS = ['products', 'events', 'stories'] as const;
export type PictureFolder = (typeof PICTURE_FOLDERS)[number];

export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Twice what any camera of the brand's takes; decoded it is 160 MB. */
export const MAX_PIXELS = 40_000_000;

/** Formats of the variants, best first: a browser takes the first that it knows. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Where all variants of a picture lie: `products/guji.png` → `variants/products/guji/`. */
export function variantFolder(objectPath: string): string {
  return `variants/${objectPath.replace(/\.[a-z]+$/, '')}/`;
}

/** The object path of one variant: `products/guji.png`, 640, `avif` → `variants/products/guji/640.avif`. */
export function variantPath(objectPath: string, width: PictureWidth, format: PictureFormat): string {
  return `${variantFolder(objectPath)}${width}.${format}`;
}

/**
 * The field of the blur's custom metadata with the MD5 (in base64) of the original from which the smaller forms were
 * made. The blur is written after the others: where it names an original, nothing remains to be done for that one.
 */
export const PICTURE_SOURCE = 'source';

/** A picture of a few pixels, to be shown large and blurred until the real one is there. */
export const BLUR_WIDTH = 24;

/** The object path of the blur: `products/guji.png` → `variants/products/guji/blur.webp`. */
export function blurPath(objectPath: string): string {
  return `${variantFolder(objectPath)}blur.webp`;
}
