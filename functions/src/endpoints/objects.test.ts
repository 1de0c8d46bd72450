import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UPLOAD_MAX_BYTES } from '@app/domain/api/objects.ts';
import { objectPathOf } from '../store/object-address.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';

const { app, deps } = emulatedApp();
const bucket = deps.bucket.name;
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

const upload = (body: unknown) => send(app, 'POST', '/api/objects/upload', body, admin);
const normalize = (uploadURL: unknown) => send(app, 'POST', '/api/objects/normalize', { uploadURL }, admin);
const addressIn = async (response: Response) =>
  z.object({ uploadURL: z.string() }).parse(await response.json()).uploadURL;

describe('upload', () => {
  it.each([
    ['products', 'image/webp', 'webp'],
    ['events', 'image/jpeg', 'jpg'],
    ['stories', 'image/avif', 'avif'],
    ['products', 'image/png', 'png'],
  ])('into %s of type %s gets a URL that accepts the file', async (folder, contentType, ending) => {
    const bytes = Buffer.from('not a picture, but the bytes of one');
    const response = await upload({ folder, contentType, size: bytes.length });
    expect(response.status).toBe(200);
    const uploadURL = await addressIn(response);
    const put = await fetch(uploadURL, {
      method: 'PUT',
      headers: { 'Content-Type': contentType },
      body: bytes,
    });
    expect(put.status).toBe(200);

    const normalized = await normalize(uploadURL);
    const { objectPath } = z.object({ objectPath: z.string() }).parse(await normalized.json());
    expect(objectPath).toMatch(new RegExp(`^${folder}/[0-9a-f-]{36}\\.${ending}$`));
  });

  it('gets a new name for each request', async () => {
    const requestUpload = async () =>
      addressIn(await upload({ folder: 'products', contentType: 'image/png', size: 1 }));
    expect(await requestUpload()).not.toBe(await requestUpload());
  });

  it.each([
    ['products', 'size', { size: UPLOAD_MAX_BYTES.products + 1 }],
    ['events', 'size', { size: UPLOAD_MAX_BYTES.events + 1 }],
    ['stories', 'size', { size: UPLOAD_MAX_BYTES.stories + 1 }],
    ['products', 'size', { size: 0 }],
    ['products', 'contentType', { contentType: 'image/svg+xml' }],
    ['products', 'contentType', { contentType: 'text/html' }],
    ['products', 'contentType', { contentType: 'constructor' }],
    ['variants', 'folder', {}],
    ['../products', 'folder', {}],
  ])('into %s is refused for an invalid %s: %o', async (folder, field, change) => {
    const body = { folder, contentType: 'image/png', size: 1, ...change };
    const { errors } = await expectProblem(await upload(body), 400, 'validation_failed');
    expect(errors.map((error) => error.field)).toEqual([field]);
  });

  it.each(Object.entries(UPLOAD_MAX_BYTES))('into %s is accepted with %i bytes', async (folder, size) => {
    expect((await upload({ folder, contentType: 'image/png', size })).status).toBe(200);
  });
});

describe('URL normalization', () => {
  const path = 'products/a.webp';
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];

  it.each([
    `http://${host}/upload/storage/v1/b/${bucket}/o?name=products%2Fa.webp&uploadType=resumable&upload_id=1`,
    `http://${host}/v0/b/${bucket}/o/products%2Fa.webp?alt=media`,
    `http://${host}/${bucket}/products/a.webp`,
  ])('returns the object path of a URL of the own bucket: %s', async (address) => {
    const response = await normalize(address);
    expect([response.status, await response.json()]).toEqual([200, { objectPath: path }]);
  });

  it.each([
    'https://evil.example.com/products/a.webp',
    `https://evil.example.com/v0/b/${bucket}/o/products%2Fa.webp`,
    `http://${host}.evil.example.com/${bucket}/products/a.webp`,
    `http://evil@${host}/${bucket}/products/a.webp`,
    `http://${host}/upload/storage/v1/b/another-bucket/o?name=products%2Fa.webp`,
    `http://${host}/v0/b/another-bucket/o/products%2Fa.webp`,
    `http://${host}/${bucket}x/products/a.webp`,
    `http://${host}/${bucket}/products/../../secret.webp`,
    `http://${host}/v0/b/${bucket}/o/products%2F..%2Fsecret.webp`,
    `http://${host}/${bucket}/variants/products/a/640.webp`,
    `http://${host}/${bucket}/products/a.svg`,
    `http://${host}/${bucket}/products/a.webp.html`,
    `http://${host}/${bucket}/products/%ff.webp`,
    `http://${host}/upload/storage/v1/b/${bucket}/o`,
    `https://storage.googleapis.com/${bucket}/products/a.webp`,
    'javascript:alert(1)',
    'products/a.webp',
    '',
    17,
  ])('refuses any other URL: %s', async (address) => {
    const { errors } = await expectProblem(await normalize(address), 400, 'validation_failed');
    expect(errors.map(({ field }) => field)).toEqual(['uploadURL']);
  });

  it('accepts URLs of Cloud Storage only in production', () => {
    const name = '?name=products%2Fa.webp&uploadType=resumable';
    const ours = `https://storage.googleapis.com/upload/storage/v1/b/${bucket}/o${name}`;
    expect(objectPathOf(ours, bucket)).toBe(path);
    expect(
      objectPathOf(`https://firebasestorage.googleapis.com/v0/b/${bucket}/o/products%2Fa.webp`, bucket),
    ).toBe(path);
    expect(objectPathOf(ours.replace('https', 'http'), bucket)).toBeNull();
    expect(objectPathOf(`http://127.0.0.1:9199/${bucket}/${path}`, bucket)).toBeNull();
  });
});
