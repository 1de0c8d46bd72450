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
import { join, relative, resolve } from 'node:path';
import { convert } from 'fontverter';
import subset from 'subset-font';
import type { Plugin } from 'vite';
import { charactersIn } from '../../src/app/fonts/unicode-range.ts';
import { renamed } from './font-names.ts';
import { FONT_SOURCES, SOURCE_VERSIONS, type FontSource, type PackagedSlice } from './font-sources.ts';
import { readTables, writeFont } from './font-tables.ts';
import { siteCharacters } from './site-characters.ts';

/** The files of the site's own, and the packages' slices for what is rarer: `web/src/app/fonts` reads them. */
const SHEETS = ['first', 'further'] as const;
type Sheet = (typeof SHEETS)[number];

/** How a face is cut. */
interface Cut {
  /** What its first file has: the syllables that the site itself shows most often in this face. */
  core: readonly string[];
  /** How many further ones stand in a file together. */
  slice: number;
}

/** How many syllables, the most frequent ones of Korean, come in files of the site's own; the packages have the rest. */
const COMMON = 1_800;
/** After so many of them a file has twice as many: one that is asked for at all brings more that nobody needs. */
const FREQUENT = 900;

/** What other languages of the West write besides. */
const ACCENTS = Array.from({ length: 0x100 - 0xa1 }, (_, index) => String.fromCodePoint(0xa1 + index));

/** A file of a face, and what is in it. */
interface Piece {
  name: string;
  characters: readonly string[];
}

/** Pretendard's slices, and Noto's, are in the order of how rare their syllables are, the rarest first. */
function commonSyllables({ slices }: FontSource): string[] {
  const number = (file: string) => Number(/[.-](\d+)(?:-wght-normal)?\.woff2$/.exec(file)?.[1] ?? -1);
  return slices
    .toSorted((a, b) => number(b.file) - number(a.file))
    .flatMap(({ range }) => [...charactersIn(range)].filter((one) => one >= '가' && one <= '힣'))
    .slice(0, COMMON);
}

function* piecesOf(source: FontSource, { core, slice }: Cut, words: readonly string[]): Generator<Piece> {
  const placed = new Set(core);
  const rest = [...new Set([...words, ...commonSyllables(source)])].filter((one) => !placed.has(one));
  for (let start = 0, size = slice; start < rest.length; start += size) {
    if (core.length + start > FREQUENT) size = slice * 2;
    yield { name: `${start}`, characters: rest.slice(start, start + size) };
  }
  yield { name: 'core', characters: core };
}

const hex = (code: number) => code.toString(16);

/** As short as it can be. */
function rangeOf(characters: readonly string[]): string {
  const codes = characters.map((one) => one.codePointAt(0)!).toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

const face = ({ family, weights }: FontSource, file: string, characters: readonly string[]) =>
  `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url("${file}")format("woff2");unicode-range:${rangeOf(characters)}}`;

/** Kerning, ligatures, accents, figures of one width. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'tnum'];

const cut = (font: Buffer, characters: readonly string[]) =>
  subset(font, characters.join(''), {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: FEATURES,
    dropTables: ['BASE', 'STAT', 'gasp'],
  });

async function writePiece(folder: string, { family, name }: FontSource, font: Buffer, piece: Piece) {
  const tables = readTables(await cut(font, piece.characters));
  tables.set('name', renamed(tables.get('name')!, family));
  const file = `${name}-${piece.name}.woff2`;
  writeFileSync(join(folder, file), await convert(writeFont(tables), 'woff2'));
  return file;
}

type Characters = ReturnType<typeof siteCharacters>;

const CUTS: Record<string, (characters: Characters) => Cut> = {
  sans: ({ words }) => ({ core: words.slice(0, 400), slice: 8 }),
  'sans-bold': ({ buttons }) => ({ core: buttons.slice(0, 110), slice: 12 }),
  serif: ({ titles }) => ({ core: titles.slice(0, 80), slice: 6 }),
};

const charactersOf = (slices: readonly PackagedSlice[]) =>
  new Set(slices.flatMap(({ range }) => [...charactersIn(range)]));

/** The rules of a face, by their sheet. */
async function writeFace(
  folder: string,
  source: FontSource,
  characters: Characters,
): Promise<Record<Sheet, string[]>> {
  const { letters, words } = characters;
  const ofLetters = charactersOf(source.letters);
  const known = (some: readonly string[]) => some.filter((one) => ofLetters.has(one));
  // The won's sign is not among Noto's letters.
  const inPackage = charactersOf(source.slices);
  const others = letters.filter((one) => !ofLetters.has(one) && inPackage.has(one));
  const { core, slice } = CUTS[source.name]!(characters);
  const pieces = [...piecesOf(source, { core: [...others, ...core], slice }, words)];
  const syllables = pieces.flatMap((piece) => piece.characters);
  const signs: Piece[] = [
    { name: 'letters', characters: known(letters) },
    { name: 'accents', characters: known(ACCENTS).filter((one) => !letters.includes(one)) },
  ];

  const font = await cut(await source.read(syllables), syllables);
  const rules: Record<Sheet, string[]> = { first: [], further: [] };
  const write = async (piece: Piece, from: Buffer) =>
    rules.first.push(face(source, `./${await writePiece(folder, source, from, piece)}`, piece.characters));
  for (const piece of pieces) await write(piece, font);
  const western = await source.readLetters();
  for (const piece of signs) await write(piece, western);

  const placed = new Set([...pieces, ...signs].flatMap((piece) => piece.characters));
  const rare = source.slices.flatMap(({ file, range }) => {
    const left = [...charactersIn(range)].filter((one) => !placed.has(one));
    return left.length > 0 ? [face(source, relative(folder, file), left)] : [];
  });
  rules.further.push(...rare);
  return rules;
}

const fileOf = (sheet: Sheet) => `${sheet}-fonts.css`;
const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/site-fonts');

/** All that decides what is made. */
function fingerprint(characters: Characters): string {
  const hash = createHash('sha256').update(JSON.stringify([characters, SOURCE_VERSIONS]));
  for (const file of readdirSync(import.meta.dirname).toSorted())
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The folder of the site's fonts and their style sheets; made once, and again when what they are made of is another. */
export async function makeSiteFonts(): Promise<string> {
  const characters = siteCharacters();
  const folder = join(cache, fingerprint(characters));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  const faces: Record<Sheet, string[]>[] = [];
  for (const source of FONT_SOURCES) faces.push(await writeFace(unfinished, source, characters));
  const rangeIn = (rule: string) => rule.slice(rule.indexOf('unicode-range'));
  for (const sheet of SHEETS) {
    // Like ones beside each other: so they are sent as one.
    const rules = faces.flatMap((one) => one[sheet]).toSorted((a, b) => (rangeIn(a) < rangeIn(b) ? -1 : 1));
    writeFileSync(join(unfinished, fileOf(sheet)), rules.join('\n'));
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another build was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

const ADDRESS = /^virtual:(first|further)-fonts\.css\?url$/;

/** `virtual:first-fonts.css?url` and `virtual:further-fonts.css?url` are the addresses of the sheets with the site's faces. */
export function siteFonts(): Plugin {
  return {
    name: 'site-fonts',
    enforce: 'pre',
    resolveId: {
      filter: { id: ADDRESS },
      handler: async (id) => `${join(await makeSiteFonts(), fileOf(ADDRESS.exec(id)![1] as Sheet))}?url`,
    },
  };
}
