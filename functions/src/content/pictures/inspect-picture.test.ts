import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_PIXELS } from '@app/domain/shared/picture.ts';
import { aBlackPng } from '../../../testing/hostile-files.ts';
import { inspectPicture } from './inspect-picture.ts';

describe('inspectPicture', () => {
  it('accepts an image of 40 megapixels', async () => {
    const [width, height] = [8_000, 5_000];
    expect(width * height).toBe(MAX_PIXELS);
    expect(await inspectPicture(aBlackPng(width, height))).toEqual({ isPicture: true });
  });

  it('refuses a valid image with more than 40 megapixels', async () => {
    const [width, height] = [53, 754_717];
    expect(width * height).toBe(MAX_PIXELS + 1);
    const png = aBlackPng(width, height);
    const pixel = await sharp(png).resize(1, 1, { kernel: 'nearest' }).greyscale().raw().toBuffer();
    expect([...pixel]).toEqual([0]);
    const refusal = { isPicture: false, reason: expect.stringContaining('pixel') };
    expect(await inspectPicture(png)).toEqual(refusal);
  });

  /** Returns a small AVIF whose headers claim 5,000 × `height` pixels. */
  async function anAvifOf(height: number, channels: 3 | 4, bitdepth: 8 | 10) {
    const bytes = await sharp({ create: { width: 16, height: 16, channels, background: '#0008' } })
      .avif({ bitdepth, effort: 0 })
      .toBuffer();
    for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 1)) {
      bytes.writeUInt32BE(5_000, at + 8);
      bytes.writeUInt32BE(height, at + 12);
    }
    return bytes;
  }

  it.each([
    ['8-bit colour', 3, 8, 6_666],
    ['8-bit colour with transparency', 4, 8, 5_000],
    ['10-bit colour', 3, 10, 3_333],
    ['10-bit colour with transparency', 4, 10, 2_500],
  ] as const)(
    'refuses an AVIF of %s that is larger than 100 MB when decoded',
    async (_, channels, depth, max) => {
      const reasonOf = async (height: number) => inspectPicture(await anAvifOf(height, channels, depth));
      expect(await reasonOf(max)).not.toMatchObject({ reason: expect.stringContaining('when decoded') });
      const refusal = { isPicture: false, reason: expect.stringContaining('bytes when decoded') };
      expect(await reasonOf(max + 1)).toEqual(refusal);
    },
  );
});
