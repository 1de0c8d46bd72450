import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';
import { DRAWINGS, HERO_DRAWINGS } from './drawings.ts';

const ALL = Object.entries({ ...DRAWINGS, ...HERO_DRAWINGS });
const RATIOS = { products: 4 / 5, events: 3 / 2, stories: 3 / 2 } as const;

describe('drawings of the demo content', () => {
  it('have names that the site accepts as object paths', () => {
    expect(ALL.length).toBeGreaterThan(50);
    for (const path of Object.keys(DRAWINGS)) expect(objectPathSchema.parse(path)).toBe(path);
  });

  it('contain no text, because fonts differ between machines', () => {
    for (const [, svg] of ALL) expect(svg).not.toContain('<text');
  });

  it('refer only to clip paths that they define', () => {
    for (const [, svg] of ALL) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
    }
  });

  it.each(Object.entries(DRAWINGS))('%s has the aspect ratio of its kind', async (path, svg) => {
    const { width = 0, height = 1 } = await sharp(Buffer.from(svg)).metadata();
    expect(width / height).toBeCloseTo(RATIOS[path.split('/')[0] as keyof typeof RATIOS], 2);
  });
});

describe('brand mark', () => {
  it('is the same drawing in the favicon of the site as in the assets', async () => {
    const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const shape = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1]?.replaceAll(/\s/g, '');
    const assets = await Promise.all(
      ['', '-on-dark', '-mono'].map((suffix) => read(`seed/assets/brand-mark${suffix}.svg`)),
    );
    const expected = shape(await read('web/public/favicon.svg'));
    expect(expected).toBeDefined();
    for (const svg of assets) expect(shape(svg)).toBe(expected);
  });
});
