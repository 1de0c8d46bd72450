import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Blob as FontData, Face } from 'harfbuzzjs';
import subset from 'subset-font';
import type { FontTable, SliceTable } from 'virtual:font-slices';
import { cutSlices } from '../src/lib/cut-slices.ts';
import { siteCharacters } from './site-characters.ts';

const require = createRequire(import.meta.url);
const PRETENDARD = 'pretendard/dist/public/static/alternative/Pretendard';
/** Not installed with the other packages: `npm run fonts -w web` installs it. */
const NOTO = '@expo-google-fonts/noto-serif-kr';

/**
 * The fonts by file name prefix. The first `coreSize` syllables of the site's texts or labels form one slice, the other frequent
 * ones slices of `size` syllables.
 */
const FONTS = {
  sans: { family: 'Byeotdam Sans', weights: [1, 500], file: `${PRETENDARD}-Regular.ttf`, coreOf: 'syllables', coreSize: 400, size: 6 }, // prettier-ignore
  bold: { family: 'Byeotdam Sans', weights: [501, 1000], file: `${PRETENDARD}-SemiBold.ttf`, coreOf: 'labels', coreSize: 110, size: 12 }, // prettier-ignore
  serif: {
    family: 'Byeotdam Serif',
    weights: [1, 1000],
    file: `${NOTO}/600SemiBold/NotoSerifKR_600SemiBold.ttf`,
    coreOf: 'labels',
    coreSize: 80,
    size: 4,
  },
} as const;
type FontName = keyof typeof FONTS;
export const FONT_NAMES = Object.keys(FONTS) as FontName[];

/** The number of syllables in small slices. All others are in the slice of their Unicode block of 128 characters. */
const FREQUENT = 1_800;

const RANGES = /font-weight: 400;[^}]*unicode-range:([^;]+)/g;

/** Returns the frequent syllables listed in Pretendard's style sheet, whose slices start with the rarest. */
function frequentSyllables(): string[] {
  const sheet = require.resolve('pretendard/dist/web/static/pretendard-dynamic-subset.css');
  return [...readFileSync(sheet, 'utf8').matchAll(RANGES)]
    .toReversed()
    .flatMap(([, ranges]) => [...ranges!.matchAll(/U\+(\w+)(?:-(\w+))?/gi)])
    .flatMap(([, first, last]) => charactersFrom(parseInt(first!, 16), parseInt(last ?? first!, 16)))
    .filter((character) => character >= '가' && character <= '힣')
    .slice(0, FREQUENT);
}

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Returns the first and last numbers of the runs of consecutive numbers. */
function rangesOf(numbers: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/**
 * Overwrites the names of a TrueType font, because Pretendard's license reserves its name for the original. Copyright and
 * license remain. https://learn.microsoft.com/typography/opentype/spec/name
 */
function rename(font: Buffer, to: string): void {
  const table = font.readUInt32BE(font.indexOf('name') + 8);
  const strings = table + font.readUInt16BE(table + 4);
  for (let index = 0; index < font.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + index * 12;
    if (![1, 3, 4, 6, 16, 18, 21, 25].includes(font.readUInt16BE(record + 6))) continue;
    const isMac = font.readUInt16BE(record) === 1;
    const text = isMac ? Buffer.from(to) : Buffer.from(to, 'utf16le').swap16();
    if (text.length > font.readUInt16BE(record + 8))
      throw new Error(`${to} is longer than a name of the font`);
    text.copy(font, strings + font.readUInt16BE(record + 10));
    font.writeUInt16BE(text.length, record + 8);
  }
}

/**
 * The id of the license URL in the `name` table. The license text itself would add 200 bytes to each of 30 files, 6 KB per
 * page, so it is hosted next to the slices.
 */
const LICENSE_URL = 14;

const LICENSES = ['pretendard/dist/LICENSE.txt', `${NOTO}/LICENSE_FONT`];

/** Returns the path of a file of a package, in the `node_modules` of the pinned packages if it is one of them. */
const fileOf = (path: string, pinned: string) =>
  path.startsWith(NOTO) ? join(pinned, path) : require.resolve(path);

/** @param pinned the `node_modules` with the serif font */
export const licenseTexts = (pinned: string) =>
  LICENSES.map((file) => readFileSync(fileOf(file, pinned), 'utf8')).join('\n\n');

/** The order of the characters, by which the slices are cut. */
export type CharacterOrder = Pick<SliceTable, 'letters' | 'frequent'> & { cores: Record<FontName, string> };

/**
 * Returns the order that `table` has, followed by the characters of the site's texts that it lacks; without a table, the
 * characters in the order of their frequency.
 */
export function characterOrder(table?: SliceTable): CharacterOrder {
  const characters = siteCharacters();
  const join = (...lists: Iterable<string>[]) => [...new Set(lists.flatMap((list) => [...list]))].join('');
  const coreOf = (name: FontName) =>
    table?.fonts.find((font) => font.name === name)?.core ??
    characters[FONTS[name].coreOf].slice(0, FONTS[name].coreSize).join('');
  return {
    letters: join(table?.letters ?? '', characters.letters),
    frequent: table
      ? join(table.frequent, characters.syllables)
      : join(characters.syllables, frequentSyllables()),
    cores: { sans: coreOf('sans'), bold: coreOf('bold'), serif: coreOf('serif') },
  };
}

type TargetFormat = 'woff2' | 'truetype';

function cut(font: Buffer, text: string, targetFormat: TargetFormat = 'woff2'): Promise<Buffer> {
  const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'tnum'];
  const dropTables = ['BASE', 'STAT', 'gasp'];
  return subset(font, text, { targetFormat, noHinting: true, keepFeatures, dropTables, preserveNameIds: [LICENSE_URL] }); // prettier-ignore
}

export interface FontCut {
  table: FontTable;
  /** The names of the slices' files without their ending. */
  slices: string[];
  /** Returns a slice as WOFF2. The small ones take 15 ms each, those of rare characters ten times as long. */
  make(slice: string): Promise<Buffer>;
}

/**
 * Returns how a font is cut.
 * @param pinned the `node_modules` with the serif font
 */
export async function fontCut(
  name: FontName,
  { letters, frequent, cores }: CharacterOrder,
  pinned = '',
): Promise<FontCut> {
  const { family, weights, file, size } = FONTS[name];
  const core = cores[name];
  const font = readFileSync(fileOf(file, pinned));
  if (!file.startsWith(NOTO)) rename(font, 'Byeotdam');
  const small = cutSlices(letters, core, frequent, size);
  // An intermediate font of the frequent syllables only, because subsetting the full font hundreds of times is slow.
  const frequentOnly = await cut(font, small.join(''), 'truetype');
  const codes = new Face(new FontData(font)).collectUnicodes();
  const blocks = [...new Set([...codes].filter((code) => code > 0x7f).map((code) => code >> 7))];
  const making = new Map<string, () => Promise<Buffer>>([
    ...small.map((text, index) => [`${name}-${index}`, () => cut(frequentOnly, text)] as const),
    ...blocks.map(
      (block) =>
        [
          `${name}-u${block}`,
          () => cut(font, charactersFrom(block << 7, (block << 7) + 127).join('')),
        ] as const,
    ),
  ]);
  return {
    table: { name, family, weights, core, size, blocks: rangesOf(blocks) },
    slices: [...making.keys()],
    make: (slice: string) => making.get(slice)!(),
  };
}

const PACKAGES = ['pretendard', 'subset-font'];
const FILES = [
  import.meta.filename,
  resolve(import.meta.dirname, '../src/lib/cut-slices.ts'),
  resolve(import.meta.dirname, '../../scripts/pinned/fonts/package-lock.json'),
];

/** Returns a hash of what determines the slices: the order of the characters, the packages' versions and the code that cuts. */
export function sourcesOf({ letters, frequent, cores }: CharacterOrder): string {
  const hash = createHash('sha256').update(JSON.stringify([letters, frequent, Object.values(cores)]));
  for (const name of PACKAGES) {
    const { version } = require(`${name}/package.json`) as { version: string };
    hash.update(`${name}@${version}`);
  }
  for (const file of FILES) hash.update(readFileSync(file));
  return hash.digest('hex');
}
