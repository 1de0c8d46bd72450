import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { Blob as FontData, Face } from 'harfbuzzjs';
import subset from 'subset-font';
import type { Plugin } from 'vite';
import type { FontTable, SliceTable } from 'virtual:font-slices';
import { cutSlices } from '../src/lib/cut-slices.ts';
import { siteCharacters } from './site-characters.ts';

const require = createRequire(import.meta.url);
const PRETENDARD = 'pretendard/dist/public/static/alternative/Pretendard';
const NOTO = '@expo-google-fonts/noto-serif-kr/600SemiBold/NotoSerifKR_600SemiBold.ttf';

const { letters, syllables, labels } = siteCharacters();

/**
 * The fonts by file name prefix. The syllables of `core` form one slice, the other frequent ones slices of `size` syllables.
 */
const FONTS = {
  sans: { family: 'Byeotdam Sans', weights: [1, 500], file: `${PRETENDARD}-Regular.ttf`, core: syllables.slice(0, 400), size: 6 }, // prettier-ignore
  bold: { family: 'Byeotdam Sans', weights: [501, 1000], file: `${PRETENDARD}-SemiBold.ttf`, core: labels.slice(0, 110), size: 12 }, // prettier-ignore
  serif: { family: 'Byeotdam Serif', weights: [1, 1000], file: NOTO, core: labels.slice(0, 80), size: 4 },
} as const;

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

const LICENSES = ['pretendard/dist/LICENSE.txt', '@expo-google-fonts/noto-serif-kr/LICENSE_FONT'];

async function writeSlices(folder: string, name: keyof typeof FONTS, frequent: string): Promise<FontTable> {
  const { family, weights, file, size } = FONTS[name];
  const core = FONTS[name].core.join('');
  const font = readFileSync(require.resolve(file));
  if (file !== NOTO) rename(font, 'Byeotdam');
  const write = async (
    from: Buffer,
    slice: string,
    text: string,
    targetFormat: 'woff2' | 'truetype' = 'woff2',
  ) => {
    const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'tnum'];
    const dropTables = ['BASE', 'STAT', 'gasp'];
    const made = await subset(from, text, { targetFormat, noHinting: true, keepFeatures, dropTables, preserveNameIds: [LICENSE_URL] }); // prettier-ignore
    if (targetFormat === 'woff2') writeFileSync(join(folder, `${name}-${slice}.woff2`), made);
    return made;
  };
  const slices = cutSlices(letters.join(''), core, frequent, size);
  // An intermediate font of the frequent syllables only, because subsetting the full font hundreds of times is slow.
  const frequentOnly = await write(font, '', slices.join(''), 'truetype');
  for (const [index, text] of slices.entries()) await write(frequentOnly, `${index}`, text);
  const codes = new Face(new FontData(font)).collectUnicodes();
  const blocks = [...new Set([...codes].filter((code) => code > 0x7f).map((code) => code >> 7))];
  for (const block of blocks)
    await write(font, `u${block}`, charactersFrom(block << 7, (block << 7) + 127).join(''));
  return { name, family, weights, core, size, blocks: rangesOf(blocks) };
}

const PACKAGES = ['pretendard', '@expo-google-fonts/noto-serif-kr', 'subset-font'];
const CUT_SLICES = resolve(import.meta.dirname, '../src/lib/cut-slices.ts');
const cache = resolve(import.meta.dirname, '../../node_modules/.cache/font-slices');

/** Returns the folder with all slices and their table, named by a hash of their inputs. Creates it unless it exists. */
export async function makeFontSlices(): Promise<string> {
  const packages = PACKAGES.map((name) => readFileSync(require.resolve(`${name}/package.json`)));
  const hash = createHash('sha256').update(JSON.stringify([FONTS, letters, syllables]));
  const code = [import.meta.filename, CUT_SLICES].map((file) => readFileSync(file));
  for (const source of [...packages, ...code]) hash.update(source);
  const folder = join(cache, hash.digest('hex').slice(0, 12));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  const frequent = [...new Set([...syllables, ...frequentSyllables()])].join('');
  const fonts: FontTable[] = [];
  for (const name of ['sans', 'bold', 'serif'] as const)
    fonts.push(await writeSlices(unfinished, name, frequent));
  writeFileSync(
    join(unfinished, 'table.json'),
    JSON.stringify({ letters: letters.join(''), frequent, fonts } satisfies SliceTable),
  );
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // A concurrent build may have created it already.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

/**
 * Returns a plugin that hosts the slices below `/assets/`. `virtual:font-slices` exports their table and the folder's URL.
 */
export function fontSlices(): Plugin {
  let isBuild = false;
  return {
    name: 'font-slices',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: { filter: { id: /^virtual:font-slices$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:font-slices$/ },
      async handler() {
        const folder = await makeFontSlices();
        const hosted = `assets/fonts-${basename(folder)}`;
        for (const file of isBuild ? readdirSync(folder).filter((one) => one.endsWith('.woff2')) : [])
          this.emitFile({
            type: 'asset',
            fileName: `${hosted}/${file}`,
            source: readFileSync(join(folder, file)),
          });
        if (isBuild)
          this.emitFile({
            type: 'asset',
            fileName: `${hosted}/LICENSE.txt`,
            source: LICENSES.map((file) => readFileSync(require.resolve(file), 'utf8')).join('\n\n'),
          });
        const address = isBuild ? `/${hosted}` : `/@fs${folder}`;
        const table = readFileSync(join(folder, 'table.json'), 'utf8');
        return `export const address = ${JSON.stringify(address)};\nexport const { letters, frequent, fonts } = ${table};`;
      },
    },
  };
}
