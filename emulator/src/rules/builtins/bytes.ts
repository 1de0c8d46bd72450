import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { crc32c } from '../../values/crc32c.ts';
import { builtin, type BuiltinTable } from './signature.ts';

/**
 * rules.Bytes, formatted as in production: base64url with padding, upper-case hexadecimal (recorded in
 * github.com/davideast/pyric, rules-corpus/firestore/bytes-toutf8-and-hashing.ts).
 */
// prettier-ignore
export const BYTES_METHODS: BuiltinTable = {
  size:        builtin(['bytes'], (bytes) => BigInt(bytes.length)),
  toBase64:    builtin(['bytes'], (bytes) => Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  toHexString: builtin(['bytes'], (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
};

/**
 * The namespace `hashing`, which hashes the UTF-8 bytes of strings; checksums are little-endian (recorded as above).
 */
// prettier-ignore
export const HASHING_FUNCTIONS: BuiltinTable = {
  'hashing.crc32':  builtin(['string|bytes'], (data) => bytesOf(crc32(data))),
  'hashing.crc32c': builtin(['string|bytes'], (data) => bytesOf(crc32c(Buffer.from(data)))),
  'hashing.md5':    builtin(['string|bytes'], (data) => digest('md5', data)),
  'hashing.sha256': builtin(['string|bytes'], (data) => digest('sha256', data)),
};

function digest(algorithm: string, data: string | Uint8Array): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(data).digest());
}

function bytesOf(checksum: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, checksum, true);
  return bytes;
}
