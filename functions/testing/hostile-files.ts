import { deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { PictureFile } from '@app/domain/testing/picture-files.ts';

/** Sample of executable content, which may not be left in any stored file. */
export const PAYLOAD = '<script>alert("payload")</script>';
/** Sample of personal data in a photograph's metadata. */
export const SECRET = 'Secret Street 1, 37.5665 N';

const payload = Buffer.from(PAYLOAD);

/** Creates a small photograph-like image. */
export function aPicture(width = 40, height = 30): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 180, g: 120, b: 60 } } });
}

export const aJpeg = () => aPicture().jpeg().toBuffer();
export const aPng = () => aPicture().png().toBuffer();
const aWebp = () => aPicture().webp().toBuffer();
const anAvif = () => aPicture().avif({ effort: 0 }).toBuffer();

const svg = (inner = PAYLOAD) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`);

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** One chunk of a PNG (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const crc = body.reduce((value, byte) => (value >>> 8) ^ CRC[(value ^ byte) & 0xff]!, 0xffffffff);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

/** After the signature and the header, where a PNG may have text. */
const PNG_HEADER_END = 33;

async function pngWithChunk(type: string, data: Buffer): Promise<Buffer> {
  const png = await aPng();
  return Buffer.concat([png.subarray(0, PNG_HEADER_END), pngChunk(type, data), png.subarray(PNG_HEADER_END)]);
}

/** Creates a PNG with this size and colour type in its header, and `data` as its decompressed content. */
function pngOf(width: number, height: number, [bits, colour]: [number, number], data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colour], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(data)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a PNG of a few bytes whose header declares this size. */
const pngOfSize = (width: number, height: number) => pngOf(width, height, [8, 2], Buffer.alloc(64 * 1024));

/** Creates a valid black PNG with one bit per pixel, which is fast to create and read at any size. */
export const aBlackPng = (width: number, height: number) =>
  pngOf(width, height, [1, 0], Buffer.alloc((1 + Math.ceil(width / 8)) * height));

/** Inserts a segment after the first two bytes of a JPEG. */
async function jpegWithSegment(marker: number, data: Buffer): Promise<Buffer> {
  const jpeg = await aJpeg();
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

const photographed = async (picture: Sharp) =>
  picture
    .withExif({
      IFD0: { Copyright: SECRET, ImageDescription: PAYLOAD },
      IFD3: { GPSLatitude: '37/1 33/1 59/1', GPSLatitudeRef: 'N', GPSAreaInformation: SECRET },
    })
    .toBuffer();

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="">${SECRET}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const withXmp = async (picture: Sharp) => picture.withXmp(xmp).toBuffer();

const after = async (picture: Promise<Buffer>, tail: Buffer) => Buffer.concat([await picture, tail]);
const MB = 1024 * 1024;
/** Creates an image padded to exactly this many bytes. */
const padded = async (bytes: number) => {
  const picture = await aPng();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
};

const half = (picture: Buffer) => picture.subarray(0, picture.length / 2);

/** Ends the spectral selection of the scan at 0 in place of 63, as some phones write it; decoders ignore it and warn. */
function withOddScan(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const components = jpeg[scan + 4]!;
  jpeg[scan + 5 + 2 * components + 1] = 0;
  return jpeg;
}

function withMajorBrand(avif: Buffer, brand: string): Buffer {
  avif.write(brand, 8, 'latin1');
  return avif;
}

export interface HostileFile {
  what: string;
  /** Its name in the bucket; `*` is replaced by a unique name. */
  name: string;
  contentType: string;
  contentEncoding?: string;
  bytes: () => Promise<Buffer> | Buffer;
}

const png = (what: string, bytes: HostileFile['bytes']): HostileFile => ({
  what,
  name: 'products/*.png',
  contentType: 'image/png',
  bytes,
});
const jpeg = (what: string, bytes: HostileFile['bytes']): HostileFile => ({
  what,
  name: 'stories/*.jpg',
  contentType: 'image/jpeg',
  bytes,
});
const webp = (what: string, bytes: HostileFile['bytes']): HostileFile => ({
  what,
  name: 'events/*.webp',
  contentType: 'image/webp',
  bytes,
});
const avif = (what: string, bytes: HostileFile['bytes']): HostileFile => ({
  what,
  name: 'products/*.avif',
  contentType: 'image/avif',
  bytes,
});
const named = (what: string, name: string, contentType = 'image/png'): HostileFile => ({
  what,
  name,
  contentType,
  bytes: aPng,
});

/** Files that are not images, or must not be stored as one. */
export const REFUSED: readonly HostileFile[] = [
  png('a scripted SVG called a PNG', () => svg()),
  jpeg('a scripted SVG called a JPEG', () => svg()),
  webp('a scripted SVG called a WebP', () => svg()),
  avif('a scripted SVG called an AVIF', () => svg()),
  png('an SVG that reads a file', () => svg('<image href="file:///etc/passwd" width="9" height="9"/>')),
  png('an SVG that reads an address', () =>
    svg('<image href="http://127.0.0.1:1/x.png" width="9" height="9"/>'),
  ),
  png('a packed SVG', () => gzipSync(svg())),
  { what: 'an SVG that says so', name: 'products/*.svg', contentType: 'image/svg+xml', bytes: () => svg() },
  {
    what: 'an SVG under a good name',
    name: 'products/*.png',
    contentType: 'image/svg+xml',
    bytes: () => svg(),
  },
  png('a page', () => Buffer.from(`<!doctype html><title>x</title>${PAYLOAD}`)),
  { what: 'a page that says so', name: 'stories/*.html', contentType: 'text/html', bytes: () => payload },
  { what: 'a page under a good name', name: 'stories/*.jpg', contentType: 'text/html', bytes: () => payload },
  png('a script', () => Buffer.from('alert(1)')),
  png('a PDF', () => Buffer.from(`%PDF-1.7\n${PAYLOAD}`)),
  png('a ZIP archive', () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(60)])),
  png('a GIF that is a script as well', () => Buffer.from('GIF89a=1;alert(1)//')),
  png('a GIF', () => aPicture().gif().toBuffer()),
  png('a TIFF', () => aPicture().tiff().toBuffer()),
  { what: 'a PNG declared as a JPEG', name: 'products/*.png', contentType: 'image/jpeg', bytes: aPng },
  {
    what: 'a PNG declared as anything',
    name: 'products/*.png',
    contentType: 'application/octet-stream',
    bytes: aPng,
  },
  {
    what: 'a PNG declared with a charset',
    name: 'products/*.png',
    contentType: 'image/png; charset=utf-7',
    bytes: aPng,
  },
  { ...png('a packed PNG', async () => gzipSync(await aPng())), contentEncoding: 'gzip' },
  named('two endings, the bad one first', 'products/*.html.png'),
  named('two endings, the bad one last', 'products/*.png.html'),
  named('an ending that is none', 'products/*.png.'),
  named('a name with a null', 'products/*\u0000.png'),
  named('a name with a line break', 'products/*\n.png'),
  named('a name with capitals', 'products/*.PNG'),
  named('a way out of the folder', 'products/../*.png'),
  named('a packed way out of the folder', 'products/%2e%2e%2f*.png'),
  named('a folder in the folder', 'products/deeper/*.png'),
  named('a name that is none', 'products/.png'),
  named('a name that runs backwards', 'products/*\u202egnp.html.png'),
  png('nothing', () => Buffer.alloc(0)),
  png('one byte', () => Buffer.from([0x89])),
  png('the beginning of a PNG and a script', () =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), payload]),
  ),
  jpeg('the beginning of a JPEG and a script', () =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), payload]),
  ),
  webp('the beginning of a WebP and a script', () => Buffer.from(`RIFF\0\0\0\0WEBP${PAYLOAD}`)),
  avif('the beginning of an AVIF and a script', () => Buffer.from(`\0\0\0 ftypavif${PAYLOAD}`)),
  png('a PNG cut in half', async () => (await aPicture(400, 300).png().toBuffer()).subarray(0, 200)),
  webp('a WebP cut in half', async () => half(await aPicture(400, 300).webp().toBuffer())),
  avif('an AVIF cut in half', async () => half(await aPicture(400, 300).avif({ effort: 0 }).toBuffer())),
  png('a flood of pixels in a few bytes', () => pngOfSize(30_000, 30_000)),
  png('the largest PNG that there can be', () => pngOfSize(0x7fffffff, 0x7fffffff)),
  png('one pixel more than 40 megapixels', () => aBlackPng(53, 754_717)),
  png('a byte more than 10 MB', () => padded(10 * MB + 1)),
  { ...png('a byte more than 5 MB', () => padded(5 * MB + 1)), name: 'events/*.png' },
];

/** Images with hidden content. */
export const CLEANED: readonly HostileFile[] = [
  png('a PNG that says where it was taken', () => photographed(aPicture().png())),
  webp('a WebP that says where it was taken', () => photographed(aPicture().webp())),
  avif('an AVIF that says where it was taken', () => photographed(aPicture().avif({ effort: 0 }))),
  jpeg('a JPEG with XMP', () => withXmp(aPicture().jpeg())),
  webp('a WebP with XMP', () => withXmp(aPicture().webp())),
  jpeg('a JPEG with a script as its comment', () => jpegWithSegment(0xfe, payload)),
  jpeg('a JPEG with a script as its colour profile', () =>
    jpegWithSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), payload])),
  ),
  jpeg('a JPEG with a secret in an old kind of metadata', () =>
    jpegWithSegment(0xed, Buffer.from(`Photoshop 3.0\0${SECRET}`)),
  ),
  png('a PNG with a script as its title', () => pngWithChunk('tEXt', Buffer.from(`Title\0${PAYLOAD}`))),
  png('a PNG with a chunk of its own', () => pngWithChunk('scRp', payload)),
  jpeg('a JPEG that is a page as well', () => after(aJpeg(), payload)),
  png('a PNG that is a page as well', () => after(aPng(), payload)),
  webp('a WebP that is a page as well', () => after(aWebp(), payload)),
  avif('an AVIF that is a page as well', () => after(anAvif(), payload)),
  png('a PNG that is an archive as well', () =>
    after(aPng(), Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), payload])),
  ),
  png('10 MB to the byte', () => padded(10 * MB)),
  { ...png('5 MB to the byte', () => padded(5 * MB)), name: 'events/*.png' },
];

const heic = () => Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${PAYLOAD}`, 'latin1');

const CONTENTS: Record<PictureFile['what'], HostileFile['bytes']> = {
  'a JPEG': aJpeg,
  'a PNG': aPng,
  'a WebP': aWebp,
  'an AVIF': anAvif,
  'a transparent PNG': () =>
    sharp({ create: { width: 40, height: 30, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer(),
  'a PNG named .jpg': aPng,
  'a WebP named .jpg': aWebp,
  'an AVIF named .jpg': anAvif,
  'a JPEG named .png': aJpeg,
  'a JPEG named .webp': aJpeg,
  'a WebP named .avif': aWebp,
  'a JPEG with an odd scan header': async () => withOddScan(await aJpeg()),
  'an AVIF of the brand mif1': async () => withMajorBrand(await anAvif(), 'mif1'),
  'a JPEG that says where it was taken': () => photographed(aPicture().jpeg()),
  'a Motion Photo': () => after(aJpeg(), Buffer.from(`\0\0\0\x10ftypmp42${SECRET}`, 'latin1')),
  'a JPEG with a gain map': async () =>
    after(jpegWithSegment(0xe2, Buffer.from(`MPF\0${SECRET}`, 'latin1')), await aJpeg()),
  'a photograph of 48 megapixels': () => aBlackPng(8000, 6000),
  'a PNG of more than 10 MB': () => padded(10 * MB + 1),
  'a HEIC in Safari': heic,
  'a HEIC in another browser': heic,
  'a HEIC named .jpg': heic,
  'a JPEG that was cut off': async () => half(await aPicture(400, 300).jpeg().toBuffer()),
  'a text named .png': () => payload,
  'an SVG': () => svg(),
  'a GIF': () => aPicture().gif().toBuffer(),
  'a PDF': () => Buffer.from(`%PDF-1.7\n${PAYLOAD}`),
  'an empty file': () => Buffer.alloc(0),
};

const extensionOf = (type: PictureFile['named']) =>
  type === 'image/jpeg' ? 'jpg' : type.split('/')[1]!.split('+')[0]!;

/** Creates the file of a kind as the API would store it. */
export const pictureFile = ({ what, named: contentType }: PictureFile): HostileFile => ({
  what,
  name: `products/*.${extensionOf(contentType)}`,
  contentType,
  bytes: CONTENTS[what],
});
