import { describe, expect, it } from 'vitest';
import { findUploadError } from './upload-error.ts';

const MEGABYTE = 1024 * 1024;
const file = (type: string, size: number) => new File([new Uint8Array(size)], 'picture', { type });
const opens = async () => ({ width: 800, height: 1000 });

describe('upload validation', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('accepts %s', async (type) => {
    expect(await findUploadError(file(type, 10), 'products', opens)).toBeNull();
  });

  it.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('rejects the type %j', async (type) => {
    expect(await findUploadError(file(type, 10), 'products', opens)).toBe('type');
  });

  it.each([
    ['IMG_0001.HEIC', ''],
    ['IMG_0001.heif', 'application/octet-stream'],
    ['picture', 'image/heic'],
  ])('rejects %s of type %j with advice of its own', async (name, type) => {
    expect(await findUploadError(new File(['x'], name, { type }), 'products', opens)).toBe('heic');
  });

  it.each([
    ['products', 10 * MEGABYTE, null],
    ['products', 10 * MEGABYTE + 1, 'size'],
    ['events', 5 * MEGABYTE, null],
    ['events', 5 * MEGABYTE + 1, 'size'],
    ['stories', 5 * MEGABYTE + 1, 'size'],
    ['stories', 0, 'empty'],
  ] as const)('for %s of %d bytes: %s', async (folder, size, refusal) => {
    expect(await findUploadError(file('image/png', size), folder, opens)).toBe(refusal);
  });

  it('rejects a file that cannot be decoded as an image', async () => {
    const cannot = () => Promise.reject(new Error('not a picture'));
    expect(await findUploadError(file('image/png', 10), 'events', cannot)).toBe('broken');
  });

  it.each([
    ['8-bit colour', 8, '', 6_666],
    ['8-bit colour with transparency', 8, 'alpha', 5_000],
    ['10-bit colour', 10, '', 3_333],
    ['10-bit colour with transparency', 10, 'alpha', 2_500],
  ])('rejects an AVIF of %s that is larger than 100 MB when decoded', async (_, depth, alpha, max) => {
    const flags = depth === 8 ? 0x0c : 0x4c;
    const configuration = new Uint8Array([0x81, 0x00, flags, 0x00]);
    const parts = ['ftypavif av1C', configuration, alpha && 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha'];
    const picture = new File(parts, 'picture.avif', { type: 'image/avif' });
    const check = (height: number) =>
      findUploadError(picture, 'events', async () => ({ width: 5_000, height }));
    expect([await check(max), await check(max + 1)]).toEqual([null, 'avif']);
  });

  it.each([
    [8000, 5000, null],
    [8000, 5001, 'pixels'],
  ])('of %d × %d pixels: %s', async (width, height, refusal) => {
    expect(await findUploadError(file('image/png', 10), 'events', async () => ({ width, height }))).toBe(
      refusal,
    );
  });
});
