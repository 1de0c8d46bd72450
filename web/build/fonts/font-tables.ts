/** An OpenType font is a directory of tables; here each by its four letters. */
export type FontTables = Map<string, Buffer>;

const HEADER = 12;
const ENTRY = 16;

export function readTables(font: Buffer): FontTables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = HEADER + index * ENTRY;
      const start = font.readUInt32BE(entry + 8);
      return [
        font.toString('latin1', entry, entry + 4),
        font.subarray(start, start + font.readUInt32BE(entry + 12)),
      ];
    }),
  );
}

const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The sum of a whole font is to be this, by a number in its `head`. */
const WHOLE_SUM = 0xb1b0afba;

export function writeFont(tables: FontTables): Buffer {
  const names = [...tables.keys()].toSorted();
  const head = Buffer.from(tables.get('head')!);
  head.writeUInt32BE(0, 8);
  const bodies = names.map((name) => padded(name === 'head' ? head : tables.get(name)!));
  const directory = Buffer.alloc(HEADER + names.length * ENTRY);
  const power = Math.floor(Math.log2(names.length));
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(names.length, 4);
  directory.writeUInt16BE(ENTRY * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(ENTRY * (names.length - 2 ** power), 10);
  let start = directory.length;
  for (const [index, name] of names.entries()) {
    const entry = HEADER + index * ENTRY;
    directory.write(name, entry, 'latin1');
    directory.writeUInt32BE(checksum(bodies[index]!), entry + 4);
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(tables.get(name)!.length, entry + 12);
    start += bodies[index]!.length;
  }
  const font = Buffer.concat([directory, ...bodies]);
  const place = font.readUInt32BE(HEADER + names.indexOf('head') * ENTRY + 8);
  font.writeUInt32BE((WHOLE_SUM - checksum(font)) >>> 0, place + 8);
  return font;
}
