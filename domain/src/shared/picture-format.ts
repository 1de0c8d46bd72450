/** The accepted image types and the file extension each is stored with. */
export const UPLOAD_TYPES = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;
export type UploadType = keyof typeof UPLOAD_TYPES;

/** How many bytes at the beginning of a file `pictureFormat` needs. */
export const PICTURE_HEAD_BYTES = 256;

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, PICTURE_HEAD_BYTES));

/**
 * Returns the brands of a file in the ISO base media format, of which AVIF and HEIC are kinds
 * (https://aomediacodec.github.io/av1-avif/#brands-overview). The major brand of an AVIF may be the general `mif1`.
 */
function brandsOf(head: string): string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const end = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const compatible = head.slice(16, end).match(/.{4}/gs) ?? [];
  return [head.slice(8, 12), ...compatible];
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** How a file of each type begins. */
const SIGNATURES: Record<UploadType, (head: string) => boolean> = {
  'image/jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  'image/png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': (head) => /^RIFF.{4}WEBP/s.test(head),
  'image/avif': (head) => brandsOf(head).includes('avif'),
};

/**
 * Returns the format of a picture by its first bytes, whatever its name says: a type that can be stored, `image/heic` for
 * the format of iPhones, which few browsers decode, or undefined.
 */
export function pictureFormat(bytes: Uint8Array): UploadType | 'image/heic' | undefined {
  const head = latin1(bytes);
  const found = (Object.keys(SIGNATURES) as UploadType[]).find((type) => SIGNATURES[type](head));
  if (found) return found;
  return brandsOf(head).some((brand) => HEIC_BRANDS.includes(brand)) ? 'image/heic' : undefined;
}
