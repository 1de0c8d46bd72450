import { NON_ADMINS } from './callers.ts';
import { PICTURE, type FileContent, type StorageCase } from './storage-case.ts';

const MEGABYTE = 1024 * 1024;
/** The maximum image size of each folder, in bytes. */
const LIMITS = { products: 10 * MEGABYTE, events: 5 * MEGABYTE, stories: 5 * MEGABYTE, site: 5 * MEGABYTE };

const uuid = (): string => crypto.randomUUID();
/** Returns a random value in the format of a SHA-256 in hex. */
const hash = (): string => (uuid() + uuid()).replaceAll('-', '');
const png = (bytes: number): FileContent => ({ ...PICTURE, bytes });
const typed = (contentType: string): FileContent => ({ ...PICTURE, contentType });

const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

type Upload = readonly [description: string, name: string, file: FileContent];

const ACCEPTED: readonly Upload[] = [
  ...Object.entries(TYPES).map(([ending, contentType]): Upload => [
    `an image with the extension .${ending}`,
    `${uuid()}.${ending}`,
    typed(contentType),
  ]),
  ['an image named by a hash', `${hash()}.png`, PICTURE],
  [
    'a UUID with letters and digits in every part',
    `abcdef01-2345-6789-abcd-${hash().slice(0, 12)}.png`,
    PICTURE,
  ],
  ['the smallest file', `${uuid()}.png`, png(1)],
];

const REJECTED: readonly Upload[] = [
  ['an SVG file', `${uuid()}.svg`, typed('image/svg+xml')],
  ['an SVG file with a .png extension', `${uuid()}.png`, typed('image/svg+xml')],
  ['a PNG file with an .svg extension', `${uuid()}.svg`, PICTURE],
  ['an HTML file', `${uuid()}.html`, typed('text/html')],
  ['an HTML file with a .png extension', `${uuid()}.png`, typed('text/html')],
  ['a PNG file with an .html extension', `${uuid()}.html`, PICTURE],
  ['a PNG file with a .webp extension', `${uuid()}.webp`, PICTURE],
  ['a GIF file', `${uuid()}.gif`, typed('image/gif')],
  ['an upper-case content type', `${uuid()}.png`, typed('IMAGE/PNG')],
  ['a content type with a parameter', `${uuid()}.png`, typed('image/png; charset=utf-8')],
  ['a file without a content type', `${uuid()}.png`, typed('')],
  ['an empty file', `${uuid()}.png`, png(0)],
  ['a name with the extensions .html.png', `${uuid()}.html.png`, PICTURE],
  ['a name with the extensions .png.html', `${uuid()}.png.html`, PICTURE],
  ['an upper-case extension', `${uuid()}.PNG`, PICTURE],
  ['a name without an extension', uuid(), PICTURE],
  ['a name that is neither a UUID nor a hash', `${'a-cup-of-coffee'}.png`, PICTURE],
  ['an upper-case UUID', `${uuid().toUpperCase()}.png`, PICTURE],
  ['a UUID with a trailing character', `${uuid()}0.png`, PICTURE],
  ['a UUID with a leading character', `0${uuid()}.png`, PICTURE],
  ['a UUID with a missing last character', `${uuid().slice(0, -1)}.png`, PICTURE],
  ...[8, 13, 18, 23].flatMap((at): Upload[] => {
    const id = uuid();
    const longer = `${id.slice(0, at)}0${id.slice(at)}`;
    const shorter = `${id.slice(0, at - 1)}${id.slice(at)}`;
    return [
      [`a UUID with an extra character at ${at}`, `${longer}.png`, PICTURE],
      [`a UUID with a missing character at ${at}`, `${shorter}.png`, PICTURE],
    ];
  }),
  ['a hash that is too long', `${hash()}0.png`, PICTURE],
  ['a hash that is too short', `${hash().slice(1)}.png`, PICTURE],
];

const uploadCase = (folder: string, [description, name, file]: Upload, allowed: boolean): StorageCase => ({
  name: `the admin ${allowed ? 'may' : 'may not'} upload to ${folder} ${description}`,
  caller: 'admin',
  method: 'create',
  path: `${folder}/${name}`,
  exists: false,
  file,
  allowed,
});

export const PICTURE_CASES: readonly StorageCase[] = Object.entries(LIMITS).flatMap(([folder, limit]) => [
  ...ACCEPTED.map((upload) => uploadCase(folder, upload, true)),
  ...REJECTED.map((upload) => uploadCase(folder, upload, false)),
  uploadCase(folder, [`an image of ${limit} bytes`, `${uuid()}.png`, png(limit)], true),
  uploadCase(folder, [`an image of ${limit + 1} bytes`, `${uuid()}.png`, png(limit + 1)], false),
  {
    name: `the admin may not overwrite an image in ${folder}`,
    caller: 'admin',
    method: 'create',
    path: `${folder}/${uuid()}.png`,
    exists: true,
    file: PICTURE,
    allowed: false,
  },
  ...NON_ADMINS.map((caller): StorageCase => ({
    name: `${caller} may not delete an image in ${folder}`,
    caller,
    method: 'delete',
    path: `${folder}/${uuid()}.png`,
    exists: true,
    allowed: false,
  })),
]);
