import { crc32c } from '../values/crc32c.ts';

/**
 * LevelDB's log format, in which Google's exports store their records: blocks of 32 KiB that hold fragments of records,
 * each with a checksum, a length and a type.
 * Source: https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
const BLOCK_SIZE = 32_768;
const HEADER_SIZE = 7;

const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** LevelDB stores the checksum rotated and offset, because a CRC of data that contains CRCs is weak. */
function maskedChecksum(type: number, data: Uint8Array): number {
  const crc = crc32c(Buffer.concat([Buffer.of(type), data]));
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}

interface Fragment {
  type: number;
  data: Buffer;
}

/** @throws Error that names the byte offset of a damaged fragment */
function* readFragments(log: Buffer): Iterable<Fragment> {
  let offset = 0;
  while (offset < log.length) {
    const blockEnd = Math.min(log.length, offset - (offset % BLOCK_SIZE) + BLOCK_SIZE);
    // Padding is either fewer bytes than a header at the end of a block, or a header of zeros (a preallocated file).
    const isPadding = blockEnd - offset < HEADER_SIZE || log.readUIntLE(offset, 6) === 0;
    if (isPadding) {
      offset = blockEnd;
      continue;
    }
    const start = offset + HEADER_SIZE;
    const end = start + log.readUInt16LE(offset + 4);
    const type = log.readUInt8(offset + 6);
    const data = log.subarray(start, end);
    if (end > blockEnd) throw new Error(`the record at byte ${offset} is cut off`);
    if (log.readUInt32LE(offset) !== maskedChecksum(type, data))
      throw new Error(`the record at byte ${offset} does not match its checksum`);
    yield { type, data };
    offset = end;
  }
}

/**
 * Returns the records of a log in order.
 * @throws Error that names the damaged position
 */
export function* readRecords(log: Buffer): Iterable<Buffer> {
  let begun: Buffer[] | undefined;
  for (const { type, data } of readFragments(log)) {
    const isFirst = type === FULL || type === FIRST;
    const isLast = type === FULL || type === LAST;
    if (!isFirst && !isLast && type !== MIDDLE) throw new Error(`a record has the unknown type ${type}`);
    // Early writers left an empty first fragment where a block only had room for a header, and started the record
    // again.
    if (isFirst && begun?.every(({ length }) => length === 0)) begun = undefined;
    if (isFirst === (begun !== undefined)) throw new Error('the fragments of a record are out of order');
    const fragments: Buffer[] = [...(begun ?? []), data];
    if (isLast) yield Buffer.concat(fragments);
    begun = isLast ? undefined : fragments;
  }
  if (begun) throw new Error('the last record is cut off');
}

function fragmentType(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? FULL : FIRST;
  return isLast ? LAST : MIDDLE;
}

/** Returns the chunks of a log that holds the records: `readRecords` of all chunks together returns them. */
export function* writeRecords(records: Iterable<Uint8Array>): Iterable<Buffer> {
  let used = 0;
  for (const record of records) {
    let written = 0;
    let isFirst = true;
    do {
      if (BLOCK_SIZE - used < HEADER_SIZE) {
        yield Buffer.alloc(BLOCK_SIZE - used);
        used = 0;
      }
      const data = record.subarray(written, written + BLOCK_SIZE - used - HEADER_SIZE);
      const type = fragmentType(isFirst, written + data.length === record.length);
      const header = Buffer.alloc(HEADER_SIZE);
      header.writeUInt32LE(maskedChecksum(type, data));
      header.writeUInt16LE(data.length, 4);
      header.writeUInt8(type, 6);
      yield header;
      yield Buffer.from(data);
      written += data.length;
      isFirst = false;
      used = (used + HEADER_SIZE + data.length) % BLOCK_SIZE;
    } while (written < record.length);
  }
}
