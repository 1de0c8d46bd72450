import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureCheckId } from '@app/domain/shared/picture-check.ts';
import { pictureFormat } from '@app/domain/shared/picture-format.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, variantFolder, variantPath } from '@app/domain/shared/picture.ts';
import { PICTURE_FILES, type PictureFile } from '@app/domain/testing/picture-files.ts';
import type { LogEntry } from '../../http/log.ts';
import {
  aJpeg,
  aPicture,
  aPng,
  CLEANED,
  type HostileFile,
  PAYLOAD,
  pictureFile,
  REFUSED,
  SECRET,
} from '../../../testing/hostile-files.ts';
import { isolatedProject } from '../../../testing/isolated-project.ts';
import { checkPicture, type StoredObject } from './check-picture.ts';

const { bucket, db } = isolatedProject();
const clock = { now: () => new Date('2026-06-01T00:00:00Z') };

interface Upload {
  name: string;
  contentType: string;
  contentEncoding?: string;
}

/** Uploads a file to the bucket and returns what its Storage event reports. */
async function uploaded(bytes: Buffer, { name, ...metadata }: Upload): Promise<StoredObject> {
  await bucket
    .file(name)
    .save(bytes, { resumable: false, metadata: { cacheControl: 'no-store', ...metadata } });
  const [found] = await bucket.file(name).getMetadata();
  return { ...(found as StoredObject), name };
}

async function check(object: StoredObject): Promise<LogEntry[]> {
  const lines: LogEntry[] = [];
  await checkPicture({ bucket, db, clock, log: (line) => lines.push(line), requestId: 'sample' }, object);
  return lines;
}

const namesBelow = async (prefix: string) => {
  const [files] = await bucket.getFiles({ prefix });
  return files.map(({ name }) => name).toSorted();
};
const bytesOf = async (name: string) => (await bucket.file(name).download())[0];
const isThere = async (name: string) => (await bucket.file(name).exists())[0];

const allVariants = (name: string) =>
  [
    ...PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => variantPath(name, width, format))),
    `${variantFolder(name)}blur.webp`,
  ].toSorted();

const outcomeOf = async (name: string) =>
  (await db.doc(`pictureChecks/${pictureCheckId(name)}`).get()).data();

async function upload({ name, bytes, contentType, contentEncoding }: HostileFile): Promise<StoredObject> {
  return uploaded(await bytes(), {
    name: name.replace('*', crypto.randomUUID()),
    contentType,
    ...(contentEncoding && { contentEncoding }),
  });
}

const CHOSEN: readonly PictureFile[] = PICTURE_FILES;

describe('a file that an owner may choose as a picture', () => {
  it.each(CHOSEN)('has the format of its content: $what', async (kind) => {
    expect(pictureFormat(await pictureFile(kind).bytes())).toBe(kind.format);
  });

  it.each(CHOSEN.filter(({ removed }) => !removed))(
    'is re-encoded in the format of its name: $what',
    async (kind) => {
      const object = await upload(pictureFile(kind));
      expect(await check(object)).toEqual([]);
      expect(await outcomeOf(object.name)).toMatchObject({ path: object.name, outcome: 'passed' });
      for (const name of [object.name, ...allVariants(object.name)]) {
        const bytes = await bytesOf(name);
        expect(bytes.includes(SECRET)).toBe(false);
        const { exif, hasAlpha } = await sharp(bytes).metadata();
        expect({ exif, hasAlpha }).toEqual({ hasAlpha: kind.what === 'a transparent PNG' });
      }
      const { format } = await sharp(await bytesOf(object.name)).metadata();
      expect(format === 'heif' ? 'image/avif' : `image/${format}`).toBe(kind.named);
    },
  );

  it.each(CHOSEN.filter(({ removed }) => removed))('is removed with a reason: $what', async (kind) => {
    const object = await upload(pictureFile(kind));
    const reason = expect.stringContaining(kind.removed!);
    expect(await check(object)).toMatchObject([{ message: 'picture removed', object: object.name, reason }]);
    expect(await isThere(object.name)).toBe(false);
  });
});

describe('a file that is not an image', () => {
  it('is tested in at least forty forms', () => {
    expect(new Set(REFUSED.map(({ what }) => what)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(REFUSED.map((file) => [file.what, file] as const))('is removed: %s', async (_, file) => {
    const object = await upload(file);
    const [line, ...others] = await check(object);
    expect(line).toMatchObject({ message: 'picture removed', object: object.name, requestId: 'sample' });
    expect(others).toEqual([]);
    expect(await isThere(object.name)).toBe(false);
    expect(await namesBelow(variantFolder(object.name))).toEqual([]);
  });

  it('has the reason of its removal stored', async () => {
    const object = await upload(REFUSED.find(({ what }) => what === 'a PNG cut in half')!);
    await check(object);
    const reason = expect.stringContaining('it cannot be decoded');
    expect(await outcomeOf(object.name)).toMatchObject({ outcome: 'removed', reason });
  });
});

describe('an image', () => {
  it.each(CLEANED.map((file) => [file.what, file] as const))(
    'is stripped of everything but its pixels: %s',
    async (_, file) => {
      const object = await upload(file);
      const before = await bytesOf(object.name);
      expect(before.includes(PAYLOAD) || before.includes(SECRET) || before.length > 1_000_000).toBe(true);
      expect(await check(object)).toEqual([]);
      expect(await namesBelow(variantFolder(object.name))).toEqual(allVariants(object.name));
      for (const name of [object.name, ...allVariants(object.name)]) {
        const bytes = await bytesOf(name);
        expect(bytes.includes(PAYLOAD) || bytes.includes(SECRET)).toBe(false);
        const { exif, xmp, iptc, icc, comments, format } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, icc, comments: comments ?? [] }).toEqual({ comments: [] });
        const [{ contentType, cacheControl }] = await bucket.file(name).getMetadata();
        expect(contentType).toBe(format === 'heif' ? 'image/avif' : `image/${format}`);
        expect(cacheControl).toBe('public, max-age=31536000, immutable');
      }
    },
  );

  it('gets variants in every width and format, none wider than the original', async () => {
    const object = await uploaded(await aPicture(1000, 500).jpeg().toBuffer(), {
      name: `products/${crypto.randomUUID()}.jpg`,
      contentType: 'image/jpeg',
    });
    await check(object);
    for (const width of PICTURE_WIDTHS) {
      for (const format of PICTURE_FORMATS) {
        const found = await sharp(await bytesOf(variantPath(object.name, width, format))).metadata();
        const shown = Math.min(width, 1000);
        expect([found.width, found.height]).toEqual([shown, shown / 2]);
      }
    }
    const blur = await bytesOf(`${variantFolder(object.name)}blur.webp`);
    expect((await sharp(blur).metadata()).width).toBe(24);
    expect(blur.length).toBeLessThan(500);
  });

  it('is stored upright, without an orientation tag', async () => {
    const rotated = await aPicture(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const object = await uploaded(rotated, {
      name: `events/${crypto.randomUUID()}.jpg`,
      contentType: 'image/jpeg',
    });
    await check(object);
    const { width, height, orientation } = await sharp(await bytesOf(object.name)).metadata();
    expect({ width, height, orientation }).toEqual({ width: 200, height: 300, orientation: undefined });
  });

  it('is scaled down when it is larger than any screen shows', async () => {
    const object = await uploaded(await aPicture(100, 6_400).jpeg().toBuffer(), {
      name: `products/${crypto.randomUUID()}.jpg`,
      contentType: 'image/jpeg',
    });
    expect(await check(object)).toEqual([]);
    const { width, height } = await sharp(await bytesOf(object.name)).metadata();
    expect([width, height]).toEqual([50, 3_200]);
  });

  it('is left unchanged when the function itself wrote it', async () => {
    const name = `products/${crypto.randomUUID()}.png`;
    await check(await uploaded(await aPng(), { name, contentType: 'image/png' }));
    const [written] = await bucket.file(name).getMetadata();
    const variants = await namesBelow(variantFolder(name));
    await bucket.file(variants[0]!).delete();
    await check({ ...(written as StoredObject), name });
    expect((await bucket.file(name).getMetadata())[0].generation).toBe(written.generation);
    expect(await namesBelow(variantFolder(name))).toEqual(variants.slice(1));
  });

  it('is checked again when it is replaced', async () => {
    const name = `products/${crypto.randomUUID()}.jpg`;
    await check(await uploaded(await aJpeg(), { name, contentType: 'image/jpeg' }));
    const hostile = Buffer.concat([await aPicture(60, 60).jpeg().toBuffer(), Buffer.from(PAYLOAD)]);
    await check(await uploaded(hostile, { name, contentType: 'image/jpeg' }));
    expect((await bytesOf(name)).includes(PAYLOAD)).toBe(false);
    expect((await sharp(await bytesOf(variantPath(name, 320, 'webp'))).metadata()).width).toBe(60);
    await check(await uploaded(Buffer.from(PAYLOAD), { name, contentType: 'image/jpeg' }));
    expect(await isThere(name)).toBe(false);
    expect(await namesBelow(variantFolder(name))).toEqual([]);
  });

  it('does not reappear when it was deleted during the check', async () => {
    const name = `products/${crypto.randomUUID()}.png`;
    const object = await uploaded(await aPng(), { name, contentType: 'image/png' });
    await bucket.file(name).delete();
    await check(object);
    expect(await isThere(name)).toBe(false);
    expect(await namesBelow(variantFolder(name))).toEqual([]);
  });

  it('is left unchanged when it is replaced during the check, because the newer event handles it', async () => {
    const name = `products/${crypto.randomUUID()}.png`;
    const object = await uploaded(await aPng(), { name, contentType: 'image/png' });
    await check({ ...object, generation: '1' });
    expect((await bucket.file(name).getMetadata())[0].generation).toBe(object.generation);
    expect(await namesBelow(variantFolder(name))).toEqual([]);
  });

  it('keeps its variants when its event is redelivered, late or out of order', async () => {
    const name = `products/${crypto.randomUUID()}.jpg`;
    const object = await uploaded(await aJpeg(), { name, contentType: 'image/jpeg' });
    await check(object);
    const [written] = await bucket.file(name).getMetadata();
    for (const late of [object, { ...(written as StoredObject), name }, object]) {
      expect(await check(late)).toEqual([]);
      expect(await namesBelow(variantFolder(name))).toEqual(allVariants(name));
    }
    expect((await bucket.file(name).getMetadata())[0].generation).toBe(written.generation);
  });

  it('keeps its variants when its event is delivered twice concurrently', async () => {
    const name = `products/${crypto.randomUUID()}.jpg`;
    const object = await uploaded(await aJpeg(), { name, contentType: 'image/jpeg' });
    await Promise.all([check(object), check(object)]);
    expect(await namesBelow(variantFolder(name))).toEqual(allVariants(name));
    expect((await sharp(await bytesOf(name)).metadata()).format).toBe('jpeg');
  });

  it('is not removed by the late event of an invalid file that it replaced', async () => {
    const name = `products/${crypto.randomUUID()}.png`;
    const bad = await uploaded(Buffer.alloc(0), { name, contentType: 'image/png' });
    await check(await uploaded(await aPng(), { name, contentType: 'image/png' }));
    expect(await check({ ...bad, size: 0 })).toEqual([]);
    expect(await isThere(name)).toBe(true);
    expect(await namesBelow(variantFolder(name))).toEqual(allVariants(name));
  });

  it('stays when an invalid file whose name starts like its own is removed', async () => {
    const id = crypto.randomUUID();
    const name = `products/${id}.png`;
    await check(await uploaded(await aPng(), { name, contentType: 'image/png' }));
    await check(
      await uploaded(Buffer.from(PAYLOAD), { name: `products/${id}.svg`, contentType: 'image/svg+xml' }),
    );
    expect(await namesBelow(variantFolder(name))).toEqual(allVariants(name));
  });
});

it('ignores files in other folders of the bucket', async () => {
  const object = await uploaded(Buffer.from(PAYLOAD), { name: 'elsewhere/x.html', contentType: 'text/html' });
  expect(await check(object)).toEqual([]);
  expect(await isThere(object.name)).toBe(true);
});
