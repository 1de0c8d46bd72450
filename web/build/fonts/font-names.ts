/** Of what a font says of itself: whose it is, and under which licence. */
const COPYRIGHT = 0;
const LICENCE = 13;
const LICENCE_ADDRESS = 14;
const KEPT = [COPYRIGHT, LICENCE, LICENCE_ADDRESS];

const WINDOWS = 3;
const UNICODE = 1;
const ENGLISH = 0x409;

const HEADER = 6;
const RECORD = 12;

function* recordsOf(table: Buffer) {
  const texts = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const record = HEADER + index * RECORD;
    const field = (at: number) => table.readUInt16BE(record + at);
    if (field(0) !== WINDOWS || field(4) !== ENGLISH) continue;
    const text = Buffer.from(table.subarray(texts + field(10), texts + field(10) + field(8)));
    yield [field(6), text.swap16().toString('utf16le')] as const;
  }
}

/**
 * The names of a font that was made of another one: a name of its own, since the licence reserves the other one's, beside
 * the other one's copyright and licence.
 */
export function renamed(table: Buffer, family: string): Buffer {
  const kept = [...recordsOf(table)].filter(([id]) => KEPT.includes(id));
  const postScript = family.replaceAll(' ', '');
  const own: [number, string][] = [
    [1, family],
    [2, 'Regular'],
    [3, postScript],
    [4, family],
    [6, postScript],
  ];
  const all = [...new Map([...kept, ...own])].toSorted(([a], [b]) => a - b);
  const texts = all.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const start = HEADER + all.length * RECORD;
  const records = Buffer.alloc(start);
  records.writeUInt16BE(all.length, 2);
  records.writeUInt16BE(start, 4);
  let offset = 0;
  for (const [index, [id]] of all.entries()) {
    const values = [WINDOWS, UNICODE, ENGLISH, id, texts[index]!.length, offset];
    for (const [place, value] of values.entries())
      records.writeUInt16BE(value, HEADER + index * RECORD + place * 2);
    offset += texts[index]!.length;
  }
  return Buffer.concat([records, ...texts]);
}
