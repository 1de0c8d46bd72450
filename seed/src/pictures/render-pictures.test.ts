import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@app/domain/shared/picture.ts';
import { encode, paint } from './encode.ts';
import { largestPath } from './largest.ts';
import { renderPicture, renderPictures, type PictureFile } from './render-pictures.ts';

const PATH = 'products/dam-makgeolli.webp';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(cache, { recursive: true }));

it('renderPicture renders the original and every variant with the object paths of the site', async () => {
  const files = await renderPicture(cache, PATH, largestPath(PATH));
  expect(files.map(({ objectPath }) => objectPath)).toEqual([
    PATH,
    'variants/products/dam-makgeolli/blur.webp',
    ...PICTURE_WIDTHS.flatMap((width) =>
      PICTURE_FORMATS.map((format) => `variants/products/dam-makgeolli/${width}.${format}`),
    ),
  ]);
  for (const { file, objectPath, contentType } of files) {
    const { format, width, height } = await sharp(file).metadata();
    const wanted = Number(/\/(\d+)\.\w+$/.exec(objectPath)?.[1] ?? (objectPath === PATH ? 1600 : 24));
    expect([width, height]).toEqual([wanted, wanted * 1.25]);
    expect(contentType).toBe(format === 'heif' ? 'image/avif' : 'image/webp');
  }
});

it('even the most detailed picture is small enough for phones', async () => {
  const busiest = 'products/byeot-sparkling-served.webp';
  const files = await renderPicture(cache, busiest, largestPath(busiest));
  const phone = files.find(({ objectPath }) => objectPath.endsWith('/640.avif'))!.file;
  expect((await stat(phone)).size).toBeLessThan(25 * 1024);
});

/** Writes the widest pictures of a drawing as high as the tile of the paper texture; its content does not matter. */
async function writeLargest(colour: string): Promise<string> {
  const painting = await paint(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="512"><rect width="1600" height="512" fill="${colour}"/></svg>`,
  );
  const largest = join(cache, colour);
  for (const format of PICTURE_FORMATS) await encode(painting, 1600, format, `${largest}.${format}`);
  return largest;
}

const blurOf = (files: readonly PictureFile[]) =>
  files.find(({ objectPath }) => objectPath.endsWith('blur.webp'))!.file;

it('encodes only changed pictures again', async () => {
  const white = await writeLargest('white');
  const first = blurOf(await renderPicture(cache, PATH, white));
  const before = await stat(first);
  const second = blurOf(await renderPicture(cache, PATH, white));
  expect((await stat(second)).mtimeMs).toBe(before.mtimeMs);
  const changed = blurOf(await renderPicture(cache, PATH, await writeLargest('black')));
  expect(changed).not.toBe(first);
});

it('removes the cached files of earlier pictures', async () => {
  const earlier = join(cache, 'earlier');
  await mkdir(earlier);
  for (const { file } of await renderPictures(cache, [PATH]))
    expect((await stat(file)).size).toBeGreaterThan(0);
  await expect(stat(earlier)).rejects.toThrow('ENOENT');
});
