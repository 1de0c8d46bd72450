import { OTHERS } from './callers.ts';
import { PICTURE, type FileContent, type StorageCase } from './storage-case.ts';

const MEGABYTE = 1024 * 1024;
/** Folders and the size up to which each takes a picture. */
const LIMITS = { products: 10 * MEGABYTE, events: 5 * MEGABYTE, stories: 5 * MEGABYTE };

const uuid = (): string => crypto.randomUUID();
/** As a SHA-256 looks in hex. */
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
    `a picture ending with .${ending}`,
    `${uuid()}.${ending}`,
    typed(contentType),
  ]),
  ['a picture named by its content', `${hash()}.png`, PICTURE],
  ['a name of letters and digits', `abcdef01-2345-6789-abcd-${hash().slice(0, 12)}.png`, PICTURE],
  ['the smallest file', `${uuid()}.png`, png(1)],
];

const REFUSED: readonly Upload[] = [
  ['a drawing that can carry scripts', `${uuid()}.svg`, typed('image/svg+xml')],
  ['a drawing named as a picture', `${uuid()}.png`, typed('image/svg+xml')],
  ['a picture named as a drawing', `${uuid()}.svg`, PICTURE],
  ['a page', `${uuid()}.html`, typed('text/html')],
  ['a page named as a picture', `${uuid()}.png`, typed('text/html')],
  ['a picture named as a page', `${uuid()}.html`, PICTURE],
  ['a picture named as one of another type', `${uuid()}.webp`, PICTURE],
  ['a moving picture of old', `${uuid()}.gif`, typed('image/gif')],
  ['a type in capitals', `${uuid()}.png`, typed('IMAGE/PNG')],
  ['a type with more behind it', `${uuid()}.png`, typed('image/png; charset=utf-8')],
  ['a file without a type', `${uuid()}.png`, typed('')],
  ['a file without content', `${uuid()}.png`, png(0)],
  ['a name with two endings', `${uuid()}.html.png`, PICTURE],
  ['a name with two endings the other way round', `${uuid()}.png.html`, PICTURE],
  ['a name with an ending in capitals', `${uuid()}.PNG`, PICTURE],
  ['a name without an ending', uuid(), PICTURE],
  ['a name in words', `${'a-cup-of-coffee'}.png`, PICTURE],
  ['a uuid in capitals', `${uuid().toUpperCase()}.png`, PICTURE],
  ['a uuid and more', `${uuid()}0.png`, PICTURE],
  ['more and a uuid', `0${uuid()}.png`, PICTURE],
  ['a uuid with a part too short', `${uuid().slice(0, -1)}.png`, PICTURE],
  ...[8, 13, 18, 23].flatMap((at): Upload[] => {
    const id = uuid();
    const longer = `${id.slice(0, at)}0${id.slice(at)}`;
    const shorter = `${id.slice(0, at - 1)}${id.slice(at)}`;
    return [
      [`a uuid with a part too long at ${at}`, `${longer}.png`, PICTURE],
      [`a uuid with a part too short at ${at}`, `${shorter}.png`, PICTURE],
    ];
  }),
  ['a hash too long', `${hash()}0.png`, PICTURE],
  ['a hash too short', `${hash().slice(1)}.png`, PICTURE],
];

const uploading = (folder: string, [description, name, file]: Upload, allowed: boolean): StorageCase => ({
  name: `the admin ${allowed ? 'may' : 'may not'} add to ${folder} ${description}`,
  caller: 'admin',
  method: 'create',
  path: `${folder}/${name}`,
  isThere: false,
  file,
  allowed,
});

export const PICTURE_CASES: readonly StorageCase[] = Object.entries(LIMITS).flatMap(([folder, limit]) => [
  ...ACCEPTED.map((upload) => uploading(folder, upload, true)),
  ...REFUSED.map((upload) => uploading(folder, upload, false)),
  uploading(folder, [`a picture of ${limit} bytes`, `${uuid()}.png`, png(limit)], true),
  uploading(folder, [`a picture of ${limit + 1} bytes`, `${uuid()}.png`, png(limit + 1)], false),
  {
    name: `the admin may not overwrite a picture in ${folder}`,
    caller: 'admin',
    method: 'create',
    path: `${folder}/${uuid()}.png`,
    isThere: true,
    file: PICTURE,
    allowed: false,
  },
  ...OTHERS.map((caller): StorageCase => ({
    name: `${caller} may not remove a picture in ${folder}`,
    caller,
    method: 'delete',
    path: `${folder}/${uuid()}.png`,
    isThere: true,
    allowed: false,
  })),
]);
