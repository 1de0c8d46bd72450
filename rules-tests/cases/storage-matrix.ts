import { CALLERS, type Caller } from './callers.ts';
import { METHODS, type Method } from './firestore-case.ts';
import { PICTURE, type StorageCase } from './storage-case.ts';

type Audience = 'everyone' | 'admin' | 'nobody';

/** `{new}` is replaced by a unique name, because the bucket is not cleared between cases. */
interface Row extends Readonly<Record<Method, Audience>> {
  readonly file: string;
  readonly folder: string;
}

const PICTURES = {
  get: 'everyone',
  list: 'nobody',
  create: 'admin',
  update: 'nobody',
  delete: 'admin',
} as const;
const READ_ONLY = {
  get: 'everyone',
  list: 'nobody',
  create: 'nobody',
  update: 'nobody',
  delete: 'nobody',
} as const;
const CLOSED = { ...READ_ONLY, get: 'nobody' } as const;

/**
 * The permissions on every path of the bucket, including paths that the rules do not mention. `update` changes a file's
 * metadata.
 */
// prettier-ignore
const STORAGE_MATRIX: Readonly<Record<string, Row>> = {
  products:               { ...PICTURES,  folder: 'products', file: 'products/{new}.png' },
  events:                 { ...PICTURES,  folder: 'events', file: 'events/{new}.png' },
  stories:                { ...PICTURES,  folder: 'stories', file: 'stories/{new}.png' },
  site:                   { ...PICTURES,  folder: 'site', file: 'site/{new}.png' },
  variants:               { ...READ_ONLY, folder: 'variants/products/sample', file: 'variants/products/{new}/640.png' },
  'a subfolder of products':       { ...CLOSED,    folder: 'products/deeper', file: 'products/deeper/{new}.png' },
  'a subfolder of variants':       { ...CLOSED,    folder: 'variants/products/a/b', file: 'variants/products/a/{new}/640.png' },
  'a folder without rules':    { ...CLOSED,    folder: 'secrets', file: 'secrets/{new}.png' },
  'the root':      { ...CLOSED,    folder: '', file: '{new}.png' },
};

const includes = (who: Audience, caller: Caller): boolean =>
  who === 'everyone' || (who === 'admin' && caller === 'admin');

export const STORAGE_MATRIX_CASES: readonly StorageCase[] = Object.entries(STORAGE_MATRIX).flatMap(
  ([name, row]) =>
    METHODS.flatMap((method) =>
      CALLERS.map((caller): StorageCase => {
        const allowed = includes(row[method], caller);
        return {
          name: `${caller} ${allowed ? 'may' : 'may not'} ${method} in ${name}`,
          caller,
          method,
          path: method === 'list' ? row.folder : row.file.replace('{new}', crypto.randomUUID()),
          exists: method !== 'create' && method !== 'list',
          ...(method === 'create' && { file: PICTURE }),
          allowed,
        };
      }),
    ),
);
