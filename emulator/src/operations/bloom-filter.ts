import { createHash } from 'node:crypto';

/** google.firestore.v1.BloomFilter */
export interface WireBloomFilter {
  bits: { bitmap: Uint8Array; padding: number };
  hashCount: number;
}

/** The false-positive rate. After a false positive the client reads all documents again, as without a filter. */
const FALSE_POSITIVES = 0.0001;
const UINT64 = 1n << 64n;

/**
 * Returns a filter of the names of the documents that a client may keep. Each hash is a linear combination of the two
 * 64-bit halves of the name's MD5 (google/firestore/v1/bloom_filter.proto; bloom_filter.ts of firebase-js-sdk).
 */
export function bloomFilterOf(names: readonly string[]): WireBloomFilter {
  if (names.length === 0) return { bits: { bitmap: new Uint8Array(), padding: 0 }, hashCount: 0 };
  const bitCount = Math.ceil((-names.length * Math.log(FALSE_POSITIVES)) / Math.LN2 ** 2);
  const hashCount = Math.max(1, Math.round((bitCount / names.length) * Math.LN2));
  const bitmap = new Uint8Array(Math.ceil(bitCount / 8));
  for (const name of names) {
    const digest = createHash('md5').update(name, 'utf8').digest();
    const [first, second] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
    for (let i = 0n; i < hashCount; i++) {
      const bit = Number(((first + i * second) % UINT64) % BigInt(bitCount));
      bitmap[bit >> 3]! |= 1 << (bit & 7);
    }
  }
  return { bits: { bitmap, padding: bitmap.length * 8 - bitCount }, hashCount };
}
