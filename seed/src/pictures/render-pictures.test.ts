import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@app/domain/shared/picture.ts';
import { DRAWINGS } from './drawings.ts';
import { encode, paint } from './encode.ts';
import { renderPicture } from './render-pictures.ts';

const PATH = 'products/dam-makgeolli.webp';
const drawing = DRAWINGS[PATH]!;

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(cache, { recursive: true }));

it('renderPicture renders the original and every variant with the object paths of the site', async () => {
  const files = await renderPicture(cache, PATH, drawing);
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
  const busiest = await paint(DRAWINGS['products/byeot-sparkling-served.webp']!);
  const phone = join(cache, '640.avif');
  await encode(busiest, 640, 'avif', phone);
  expect((await stat(phone)).size).toBeLessThan(25 * 1024);
});

/** Returns a drawing as high as the tile of the paper texture; its content does not matter. */
const strip = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="512"><rect width="1600" height="512" fill="${colour}"/></svg>`;

it('renders only changed drawings again', async () => {
  const [first] = await renderPicture(cache, PATH, strip('white'));
  const before = await stat(first?.file ?? '');
  const [second] = await renderPicture(cache, PATH, strip('white'));
  expect((await stat(second?.file ?? '')).mtimeMs).toBe(before.mtimeMs);
  const [changed] = await renderPicture(cache, PATH, strip('black'));
  expect(changed?.file).not.toBe(first?.file);
});
