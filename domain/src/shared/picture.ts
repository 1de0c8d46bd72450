/**
 * Locations of images in Storage. The admin (or the seed) uploads the original as
 * `products|events|stories|site/{name}.{ext}`. Only the backend writes its resized variants under `variants/`, such as
 * `variants/products/{name}/640.avif`, so that no client can overwrite them.
 */
export const PICTURE_FOLDERS = ['products', 'events', 'stories', 'site'] as const;
export type PictureFolder = (typeof PICTURE_FOLDERS)[number];

export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The maximum width and height of a stored original: no screen shows more than twice the width of the widest variant. */
export const ORIGINAL_MAX_SIDE = 2 * Math.max(...PICTURE_WIDTHS);

/** The maximum number of pixels of an original: twice the resolution of the brand's cameras. */
export const MAX_PIXELS = 40_000_000;

/**
 * The maximum size of a decoded AVIF: pixels × channels × bytes of a channel, which is 33 megapixels of 8-bit colour. Checking
 * one takes up to seven times as much memory; the other types take 0.4 GB at most, whatever their depth.
 */
export const MAX_AVIF_BYTES = 100_000_000;

/** Formats of the variants, in order of preference: a browser uses the first that it supports. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Returns the folder of an image's variants: `products/guji.png` → `variants/products/guji/`. */
export function variantFolder(objectPath: string): string {
  return `variants/${objectPath.replace(/\.[a-z]+$/, '')}/`;
}

/** Returns the object path of one variant: `products/guji.png`, 640, `avif` → `variants/products/guji/640.avif`. */
export function variantPath(objectPath: string, width: PictureWidth, format: PictureFormat): string {
  return `${variantFolder(objectPath)}${width}.${format}`;
}

/**
 * The custom metadata field of the blur that stores the MD5 (in base64) of the original from which the variants were
 * made. The blur is written last, so its presence means that all variants of that original exist.
 */
export const PICTURE_SOURCE = 'source';

/** Width of the blur, a tiny image that is shown enlarged and blurred until the real one has loaded. */
export const BLUR_WIDTH = 24;

/** Returns the object path of the blur: `products/guji.png` → `variants/products/guji/blur.webp`. */
export function blurPath(objectPath: string): string {
  return `${variantFolder(objectPath)}blur.webp`;
}
