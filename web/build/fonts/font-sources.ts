import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { convert } from 'fontverter';
import subset from 'subset-font';
import { charactersIn } from '../../src/app/fonts/unicode-range.ts';
import { joinFonts } from './join-fonts.ts';

const require = createRequire(import.meta.url);

/** A part of a font as its package brings it: a file, and the characters that are in it. */
export interface PackagedSlice {
  file: string;
  /** As in `unicode-range`. */
  range: string;
}

/** A font of which the site's own files are cut. */
export interface FontSource {
  family: string;
  /** The weights for which it stands, as in `font-weight`. */
  weights: string;
  name: string;
  /** What is too rare for a file of the site's own. */
  slices: PackagedSlice[];
  /** A font with these characters, at least. */
  read(characters: readonly string[]): Promise<Buffer>;
  /** Those of them that make up the font with letters, which touch each other and so belong together. */
  letters: PackagedSlice[];
  readLetters(): Promise<Buffer>;
}

const RULE = /font-weight:\s*([\d ]+);[^}]*?url\(([^)]+\.woff2)\)[^}]*unicode-range:\s*([^;]+);/g;

/** The slices that a package's style sheet names, of one weight. */
function slicesOf(sheet: string, weight: string): PackagedSlice[] {
  return [...readFileSync(sheet, 'utf8').matchAll(RULE)].flatMap(([, weights, file, range]) =>
    weights === weight ? [{ file: resolve(dirname(sheet), file!), range: range!.replace(/\s+/g, '') }] : [],
  );
}

const pretendard = dirname(require.resolve('pretendard/package.json'));

function sans(name: string, style: string, weight: string, weights: string): FontSource {
  const read = () =>
    Promise.resolve(
      readFileSync(resolve(pretendard, `dist/public/static/alternative/Pretendard-${style}.ttf`)),
    );
  const slices = slicesOf(resolve(pretendard, 'dist/web/static/pretendard-dynamic-subset.css'), weight);
  return {
    family: 'Byeotdam Sans',
    weights,
    name,
    slices,
    letters: slices,
    read,
    readLetters: read,
  };
}

const NOTO = require.resolve('@fontsource-variable/noto-serif-kr/index.css');
/** Between the design's 550 and 600. */
const SERIF_WEIGHT = 580;

/** The package has no whole font, and none of a single weight: one is made of the slices that are asked for. */
function serif(): FontSource {
  const slices = slicesOf(NOTO, '200 900');
  const letters = slices.filter(({ file }) => /-latin-wght/.test(file));
  const fixed = async (slice: PackagedSlice) =>
    subset(await convert(readFileSync(slice.file), 'sfnt'), [...charactersIn(slice.range)].join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: SERIF_WEIGHT },
      noHinting: true,
    });
  return {
    family: 'Byeotdam Serif',
    weights: '1 1000',
    name: 'serif',
    slices,
    letters,
    async read(characters) {
      const wanted = new Set(characters);
      const needed = slices.filter((slice) => [...charactersIn(slice.range)].some((one) => wanted.has(one)));
      const fonts: Buffer[] = [];
      // One after the other: what unpacks them has one memory for all.
      for (const slice of needed) if (!letters.includes(slice)) fonts.push(await fixed(slice));
      return joinFonts(fonts);
    },
    readLetters: () => fixed(letters[0]!),
  };
}

export const FONT_SOURCES: FontSource[] = [
  sans('sans', 'Regular', '400', '1 500'),
  sans('sans-bold', 'SemiBold', '600', '501 1000'),
  serif(),
];

/** The packages, in which version: another one brings other fonts. */
export const SOURCE_VERSIONS = ['pretendard', '@fontsource-variable/noto-serif-kr'].map(
  (name) => (require(`${name}/package.json`) as { version: string }).version,
);
