import { describe, expect, it } from 'vitest';
import { pictureFormat } from './picture-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const ftyp = (...brands: string[]) =>
  `\0\0\0${String.fromCharCode(8 + brands.length * 4)}ftyp${brands.join('')}`;

describe('pictureFormat', () => {
  it.each([
    ['a JPEG', '\xff\xd8\xff\xe1rest', 'image/jpeg'],
    ['a PNG', '\x89PNG\r\n\x1a\nrest', 'image/png'],
    ['a WebP', 'RIFF\x1a\n\0\0WEBPVP8 ', 'image/webp'],
    ['an AVIF', ftyp('avif', '\0\0\0\0', 'avif', 'mif1'), 'image/avif'],
    ['an AVIF whose major brand is mif1', ftyp('mif1', '\0\0\0\0', 'mif1', 'avif', 'miaf'), 'image/avif'],
    ['a picture of an iPhone', ftyp('heic', '\0\0\0\0', 'mif1', 'heic'), 'image/heic'],
    ['a HEIF without the brand of its codec', ftyp('mif1', '\0\0\0\0', 'mif1'), 'image/heic'],
    ['a video', ftyp('isom', '\0\0\x02\0', 'isom', 'avc1'), undefined],
    ['a video whose content mentions avif', `${ftyp('isom', '\0\0\0\0')}avifavif`, undefined],
    ['a GIF', 'GIF89a', undefined],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['an empty file', '', undefined],
  ])('recognizes %s', (_, text, format) => {
    expect(pictureFormat(bytes(text))).toBe(format);
  });
});
