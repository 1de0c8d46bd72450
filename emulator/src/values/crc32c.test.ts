import { expect, it } from 'vitest';
import { crc32c } from './crc32c.ts';

// RFC 3720, appendix B.4, and the check value of the CRC catalogues.
it.each([
  ['32 zero bytes', Buffer.alloc(32), 0x8a9136aa],
  ['32 bytes of 0xff', Buffer.alloc(32, 0xff), 0x62a8ab43],
  ['123456789', Buffer.from('123456789'), 0xe3069283],
])('returns the published CRC-32C of %s', (_, data, checksum) => expect(crc32c(data)).toBe(checksum));
