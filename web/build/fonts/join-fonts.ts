import { readTables, writeFont, type FontTables } from './font-tables.ts';

const table = (tables: FontTables, name: string) => {
  const found = tables.get(name);
  if (!found) throw new Error(`A font has no ${name}`);
  return found;
};

/** Where each glyph begins within `glyf`, and where the last one ends. */
function glyphsOf(tables: FontTables): Buffer[] {
  const count = table(tables, 'maxp').readUInt16BE(4);
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  const loca = table(tables, 'loca');
  const at = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  return Array.from({ length: count }, (_, index) =>
    table(tables, 'glyf').subarray(at(index), at(index + 1)),
  );
}

const WORDS = 0x1;
const MORE = 0x20;
/** How many bytes a part of a glyph spends on its size and slant. */
const SCALES = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
] as const;

/** A glyph that is composed of others names them by their numbers, which are others in the joined font. */
function renumbered(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const copy = Buffer.from(glyph);
  for (let at = 10, flags = MORE; flags & MORE;) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + by, at + 2);
    at += 4 + (flags & WORDS ? 4 : 2);
    for (const [flag, bytes] of SCALES) if (flags & flag) at += bytes;
  }
  return copy;
}

/** The advance and the bearing of each glyph: those at the end share the last advance. */
function metricsOf(tables: FontTables, [header, body]: readonly [string, string], count: number): Buffer {
  const own = table(tables, header).readUInt16BE(34);
  const short = table(tables, body);
  const metrics = Buffer.alloc(count * 4);
  for (let index = 0; index < count; index += 1) {
    const advance = short.readUInt16BE(Math.min(index, own - 1) * 4);
    const bearing =
      index < own ? short.readInt16BE(index * 4 + 2) : short.readInt16BE(own * 4 + (index - own) * 2);
    metrics.writeUInt16BE(advance, index * 4);
    metrics.writeInt16BE(bearing, index * 4 + 2);
  }
  return metrics;
}

/** Which glyph stands for which character: ranges of both, in the table's format 4. */
function* charactersOf(tables: FontTables): Generator<[character: number, glyph: number]> {
  const cmap = table(tables, 'cmap');
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('A font has no characters in format 4');
  const count = cmap.readUInt16BE(start + 6) / 2;
  const word = (row: number, index: number) => start + 14 + (row * count + index) * 2 + (row > 0 ? 2 : 0);
  for (let index = 0; index < count; index += 1) {
    const [end, first, delta, range] = [0, 1, 2, 3].map((row) => cmap.readUInt16BE(word(row, index))) as [
      number,
      number,
      number,
      number,
    ];
    for (let character = first; character <= end && character !== 0xffff; character += 1) {
      const listed =
        range === 0 ? character : cmap.readUInt16BE(word(3, index) + range + (character - first) * 2);
      if (listed !== 0) yield [character, (listed + delta) & 0xffff];
    }
  }
}

function writeCharacters(glyphs: ReadonlyMap<number, number>): Buffer {
  const all = [...glyphs].toSorted(([a], [b]) => a - b);
  const header = Buffer.alloc(12 + 16);
  for (const [at, value] of [0, 1, 3, 10].entries()) header.writeUInt16BE(value, at * 2);
  header.writeUInt32BE(12, 8);
  header.writeUInt16BE(12, 12);
  header.writeUInt32BE(16 + all.length * 12, 16);
  header.writeUInt32BE(all.length, 24);
  const groups = all.map(([character, glyph]) => {
    const group = Buffer.alloc(12);
    for (const [at, value] of [character, character, glyph].entries()) group.writeUInt32BE(value, at * 4);
    return group;
  });
  return Buffer.concat([header, ...groups]);
}

const DIRECTIONS = [
  ['hhea', 'hmtx'],
  ['vhea', 'vmtx'],
] as const;

/** The bounds within `maxp`: points, contours, and what follows, each the most of any glyph. */
const BOUNDS = Array.from({ length: 13 }, (_, index) => 6 + index * 2);

/**
 * One font of several slices of the same one, as packages bring it. What their glyphs do to each other (kerning,
 * ligatures) is left behind: join those alone that stand by themselves, as the syllables of Hangul do.
 */
export function joinFonts(fonts: readonly Buffer[]): Buffer {
  const parts = fonts.map(readTables);
  const characters = new Map<number, number>();
  const glyphs: Buffer[] = [];
  const metrics = DIRECTIONS.map((): Buffer[] => []);
  for (const part of parts) {
    const own = glyphsOf(part);
    for (const [character, glyph] of charactersOf(part)) characters.set(character, glyph + glyphs.length);
    for (const [index, direction] of DIRECTIONS.entries())
      metrics[index]!.push(metricsOf(part, direction, own.length));
    const before = glyphs.length;
    glyphs.push(...own.map((glyph) => renumbered(glyph, before)));
  }

  const joined: FontTables = new Map(
    ['OS/2', 'name', 'post', 'head', 'maxp', 'hhea', 'vhea'].map((name) => [
      name,
      Buffer.from(table(parts[0]!, name)),
    ]),
  );
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const aligned = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]));
  let end = 0;
  for (const [index, glyph] of aligned.entries()) loca.writeUInt32BE((end += glyph.length), (index + 1) * 4);
  table(joined, 'head').writeInt16BE(1, 50);
  const maxp = table(joined, 'maxp');
  maxp.writeUInt16BE(glyphs.length, 4);
  for (const at of BOUNDS)
    maxp.writeUInt16BE(Math.max(...parts.map((part) => table(part, 'maxp').readUInt16BE(at))), at);
  for (const [index, [header, body]] of DIRECTIONS.entries()) {
    table(joined, header).writeUInt16BE(glyphs.length, 34);
    joined.set(body, Buffer.concat(metrics[index]!));
  }
  joined.set('loca', loca).set('glyf', Buffer.concat(aligned)).set('cmap', writeCharacters(characters));
  return writeFont(joined);
}
