import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  BLUR_WIDTH,
  blurPath,
  PICTURE_FORMATS,
  PICTURE_SOURCE,
  PICTURE_WIDTHS,
  variantPath,
} from '@app/domain/shared/picture.ts';
import { inParallel } from '../in-parallel.ts';
import { DRAWINGS } from './drawings.ts';
import { decode, encode, ORIGINAL_WIDTH } from './encode.ts';
import { largestPath } from './largest.ts';

/** A rendered file to upload to `objectPath`. */
export interface PictureFile {
  file: string;
  objectPath: string;
  contentType: string;
  metadata?: Record<string, string>;
}

/** Change this when the encoding of the smaller sizes changes, to invalidate the cache. */
const ENCODING_VERSION = 6;
const CACHE = fileURLToPath(new URL('../../../.local/pictures', import.meta.url));
const PICTURES_AT_ONCE = 4;

const SMALLER_WIDTHS = PICTURE_WIDTHS.filter((width) => width < ORIGINAL_WIDTH);

/** Returns all pictures in all sizes. Encodes only those that have changed since the last run, and removes their earlier files. */
export async function renderPictures(
  cache: string = CACHE,
  objectPaths: readonly string[] = Object.keys(DRAWINGS),
): Promise<PictureFile[]> {
  const rendered = await inParallel(objectPaths, PICTURES_AT_ONCE, (objectPath) =>
    renderPicture(cache, objectPath, largestPath(objectPath)),
  );
  const files = rendered.flat();
  const used = new Set(files.map(({ file }) => dirname(file)));
  for (const entry of await readdir(cache))
    if (!used.has(join(cache, entry))) await rm(join(cache, entry), { recursive: true });
  return files;
}

/**
 * Returns a picture in all sizes.
 * @param largest the path of its widest files, without the ending
 */
export async function renderPicture(
  cache: string,
  objectPath: string,
  largest: string,
): Promise<PictureFile[]> {
  const original = `${largest}.webp`;
  const content = await readFile(original);
  const folder = join(cache, fingerprint(content));
  if (!existsSync(folder)) await encodeInto(folder, original);
  const source = createHash('md5').update(content).digest('base64');
  return [
    { file: original, objectPath, contentType: 'image/webp' },
    {
      file: join(folder, 'blur.webp'),
      objectPath: blurPath(objectPath),
      contentType: 'image/webp',
      metadata: { [PICTURE_SOURCE]: source },
    },
    ...PICTURE_WIDTHS.flatMap((width) =>
      PICTURE_FORMATS.map((format) => ({
        file: width === ORIGINAL_WIDTH ? `${largest}.${format}` : join(folder, `${width}.${format}`),
        objectPath: variantPath(objectPath, width, format),
        contentType: `image/${format}`,
      })),
    ),
  ];
}

/**
 * Encodes the smaller sizes into a temporary folder and renames it when complete, so that an interrupted run leaves no partial
 * result.
 */
async function encodeInto(folder: string, original: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const painting = await decode(original);
  await Promise.all([
    ...SMALLER_WIDTHS.flatMap((width) =>
      PICTURE_FORMATS.map((format) =>
        encode(painting, width, format, join(unfinished, `${width}.${format}`)),
      ),
    ),
    encode(painting, BLUR_WIDTH, 'webp', join(unfinished, 'blur.webp')),
  ]);
  await rename(unfinished, folder).catch(async () => rm(unfinished, { recursive: true }));
}

function fingerprint(original: Buffer): string {
  const { versions } = sharp;
  return createHash('sha256')
    .update(`${ENCODING_VERSION} ${versions.vips}`)
    .update(original)
    .digest('hex')
    .slice(0, 24);
}
