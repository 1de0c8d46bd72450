import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';
import { PICTURES } from './pictures.ts';
import { BRAND_MARK_FILES } from './brand-mark.ts';
import { HERO_PICTURES } from './scenes/hero-pictures.ts';

const ALL = Object.entries({ ...PICTURES, ...HERO_PICTURES });
const RATIOS = { products: 4 / 5, events: 3 / 2, stories: 3 / 2 } as const;

describe('the pictures', () => {
  it('are named as the site names pictures', () => {
    for (const path of Object.keys(PICTURES)) expect(objectPathSchema.parse(path)).toBe(path);
  });

  it('are drawn the same way every time, and no two alike', () => {
    const drawings = Object.values(PICTURES).map((draw) => draw());
    expect(Object.values(PICTURES).map((draw) => draw())).toEqual(drawings);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('carry no letters, since fonts differ between machines', () => {
    for (const draw of Object.values({ ...PICTURES, ...HERO_PICTURES }))
      expect(draw()).not.toContain('<text');
  });

  it('have no number that is none', () => {
    const broken = ALL.filter(([, draw]) => /NaN|undefined|Infinity/.test(draw()));
    expect(broken.map(([name]) => name)).toEqual([]);
  });

  it('clip by outlines that exist', () => {
    for (const [, draw] of ALL) {
      const svg = draw();
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
    }
  });

  it('have the shape of their kind', async () => {
    for (const [path, draw] of Object.entries(PICTURES)) {
      const { width = 0, height = 1 } = await sharp(Buffer.from(draw())).metadata();
      expect(width / height).toBeCloseTo(RATIOS[path.split('/')[0] as keyof typeof RATIOS], 2);
    }
  });
});

describe('the brand mark', () => {
  it('stands in assets as it is drawn here', async () => {
    for (const [name, svg] of Object.entries(BRAND_MARK_FILES)) {
      expect(await readFile(new URL(`../../assets/${name}`, import.meta.url), 'utf8')).toBe(`${svg}\n`);
    }
  });
});
