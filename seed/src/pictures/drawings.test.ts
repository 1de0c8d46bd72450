import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';
import { COFFEES } from '../content/coffees.ts';
import { DRAWINGS, HERO_DRAWINGS } from './drawings.ts';

const ALL = Object.entries({ ...DRAWINGS, ...HERO_DRAWINGS });
const RATIOS = { products: 4 / 5, events: 3 / 2, stories: 3 / 2 } as const;

const WIDTH = 32;
const HEIGHT = 40;

/** Returns where a drawing has edges, whatever its colours, as strengths in a coarse grid. */
async function edgesOf(svg: string): Promise<number[]> {
  const grey = await sharp(Buffer.from(svg))
    .greyscale()
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .normalise()
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => grey[y * WIDTH + x]!;
  return Array.from({ length: (WIDTH - 1) * (HEIGHT - 1) }, (_, index) => {
    const x = index % (WIDTH - 1);
    const y = Math.floor(index / (WIDTH - 1));
    return Math.hypot(at(x, y) - at(x + 1, y), at(x, y) - at(x, y + 1));
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns how alike two lists of numbers are: 1 for equal ones, about 0 for unrelated ones. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [sum(a) / a.length, sum(b) / b.length];
  const covariance = sum(a.map((value, index) => (value - meanA) * (b[index]! - meanB)));
  const variance = (values: readonly number[], mean: number) =>
    sum(values.map((value) => (value - mean) ** 2));
  return covariance / Math.sqrt(variance(a, meanA) * variance(b, meanB));
}

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

  it('show no two coffees in the same pack, size and position, as recoloured copies would', async () => {
    const pictures = COFFEES.map(({ images }) => images[0]!);
    const edges = await Promise.all(pictures.map((path) => edgesOf(DRAWINGS[path]!)));
    const alike = pictures.flatMap((path, index) =>
      pictures
        .slice(index + 1)
        .filter((_, later) => correlation(edges[index]!, edges[index + 1 + later]!) > 0.5)
        .map((other) => [path, other]),
    );
    expect(alike).toEqual([]);
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
