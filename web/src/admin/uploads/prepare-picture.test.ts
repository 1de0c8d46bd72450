import { describe, expect, it } from 'vitest';
import { PICTURE_FILES, type PictureFile } from '@app/domain/testing/picture-files.ts';
import { preparePicture } from './prepare-picture.ts';

const MEGABYTE = 1024 * 1024;
/** The beginning of a file of each format. */
const HEADS = {
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF\0\0\0\0WEBP',
  'image/avif': '\0\0\0\x18ftypmif1\0\0\0\0mif1avif',
  'image/heic': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
};
type Format = keyof typeof HEADS;

function aFile(format: Format, { size = 1000, name = 'picture', type = format as string } = {}) {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(HEADS[format], (sign) => sign.charCodeAt(0)));
  return new File([bytes], name, { type });
}

const otherFile = (type: string, size: number) => new File(['x'.repeat(size)], 'file', { type });

const smaller = new Blob(['smaller'], { type: 'image/jpeg' });
/** A browser that decodes every file as a picture of this size. */
const browser = (width = 800, height = 1000) => ({
  open: async () => ({ width, height }),
  scale: async () => smaller,
});
const cannotDecode = { ...browser(), open: () => Promise.reject(new Error('not a picture')) };
const cannotScale = { ...browser(), scale: () => Promise.reject(new Error('too large')) };

describe('preparePicture', () => {
  // What a browser says of a name that it does not know.
  it('judges a file without a type by its content', async () => {
    expect(await preparePicture(aFile('image/jpeg', { type: '' }), 'products', browser())).toMatchObject({
      type: 'image/jpeg',
    });
    const heic = aFile('image/heic', { name: 'IMG_0001.HEIC', type: '' });
    expect(await preparePicture(heic, 'products', browser())).toBe(smaller);
    expect(await preparePicture(otherFile('', 7), 'products', browser())).toBe('type');
  });

  it.each<PictureFile>(PICTURE_FILES)('answers $dashboard for $what', async (kind) => {
    const { format, named, size, undecodable, dashboard } = kind;
    const bytes = size === 'empty' ? 0 : size === 'tooManyBytes' ? 10 * MEGABYTE + 1 : 1000;
    const file = format ? aFile(format, { type: named, size: bytes }) : otherFile(named, bytes);
    const [width, height] = size === 'tooManyPixels' ? [8000, 6000] : [800, 1000];
    const prepared = await preparePicture(
      file,
      'products',
      undecodable ? cannotDecode : browser(width, height),
    );
    const { type, size: left } = prepared as Partial<Blob>;
    const answer = prepared === smaller ? 'scaled' : type ? `${type} of ${left} bytes` : prepared;
    expect(answer).toBe(dashboard === 'unchanged' ? `${format} of ${bytes} bytes` : dashboard);
  });

  it.each([
    ['products', 10 * MEGABYTE, false],
    ['products', 10 * MEGABYTE + 1, true],
    ['events', 5 * MEGABYTE, false],
    ['events', 5 * MEGABYTE + 1, true],
    ['stories', 5 * MEGABYTE + 1, true],
  ] as const)('for %s, scales a file of %d bytes down: %s', async (folder, size, isScaled) => {
    const prepared = await preparePicture(aFile('image/png', { size }), folder, browser());
    expect(prepared === smaller).toBe(isScaled);
  });

  it.each([
    [8000, 5000, false],
    [8160, 6120, true],
  ])('scales a picture of %d × %d pixels down: %s', async (width, height, isScaled) => {
    const prepared = await preparePicture(aFile('image/jpeg'), 'events', browser(width, height));
    expect(prepared === smaller).toBe(isScaled);
  });

  it('rejects what cannot be scaled down', async () => {
    const file = aFile('image/jpeg', { size: 6 * MEGABYTE });
    expect(await preparePicture(file, 'events', cannotScale)).toBe('size');
  });

  it.each([
    ['8-bit colour', 8, '', 6_666],
    ['8-bit colour with transparency', 8, 'alpha', 5_000],
    ['10-bit colour', 10, '', 3_333],
    ['10-bit colour with transparency', 10, 'alpha', 2_500],
  ])('scales an AVIF of %s down that is larger than 100 MB when decoded', async (_, depth, alpha, max) => {
    const flags = depth === 8 ? 0x0c : 0x4c;
    const configuration = new Uint8Array([0x81, 0x00, flags, 0x00]);
    const head = Uint8Array.from(`${HEADS['image/avif']} av1C`, (sign) => sign.charCodeAt(0));
    const parts = [head, configuration, alpha && 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha'];
    const picture = new File(parts, 'picture.avif', { type: 'image/avif' });
    const isScaled = async (height: number) =>
      (await preparePicture(picture, 'events', browser(5_000, height))) === smaller;
    expect([await isScaled(max), await isScaled(max + 1)]).toEqual([false, true]);
  });
});
