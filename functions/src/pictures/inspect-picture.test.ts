import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_PIXELS } from '@app/domain/shared/picture.ts';
import { aBlackPng } from '../testing/hostile-files.ts';
import { inspectPicture } from './inspect-picture.ts';

describe('inspectPicture', () => {
  it('accepts an image of 40 megapixels', async () => {
    const [width, height] = [8_000, 5_000];
    expect(width * height).toBe(MAX_PIXELS);
    expect(await inspectPicture(aBlackPng(width, height), 'image/png')).toEqual({ isPicture: true });
  });

  it('refuses a valid image with more than 40 megapixels', async () => {
    const [width, height] = [53, 754_717];
    expect(width * height).toBe(MAX_PIXELS + 1);
    const png = aBlackPng(width, height);
    const pixel = await sharp(png).resize(1, 1, { kernel: 'nearest' }).greyscale().raw().toBuffer();
    expect([...pixel]).toEqual([0]);
    const refusal = { isPicture: false, reason: expect.stringContaining('pixel') };
    expect(await inspectPicture(png, 'image/png')).toEqual(refusal);
  });
});
