import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import { CALLERS, useRules, type Caller } from './environment.ts';

const rules = useRules('demo-rules-storage');
const MB = 1024 * 1024;
const FOLDERS = { products: 10, events: 5, stories: 5 };

interface Upload {
  bytes?: number;
  contentType?: string;
}

/** A name of its own for every test, since the bucket is not emptied between them. */
const newName = (extension = 'png') => `${crypto.randomUUID()}.${extension}`;

async function upload(caller: Caller, path: string, { bytes = 10, contentType = 'image/png' }: Upload = {}) {
  await rules.storageAs[caller]().ref(path).put(new Uint8Array(bytes), { contentType });
}

const download = (caller: Caller, path: string) => rules.storageAs[caller]().ref(path).getDownloadURL();

async function stored(path: string): Promise<string> {
  await rules.withoutRules(async (context) => {
    await context.storage().ref(path).put(new Uint8Array(10), { contentType: 'image/png' });
  });
  return path;
}

describe.each(Object.entries(FOLDERS))('pictures in %s', (folder, megabytes) => {
  it('are added by the admin up to their limit', async () => {
    await assertSucceeds(upload('admin', `${folder}/${newName()}`, { bytes: megabytes * MB }));
    await assertFails(upload('admin', `${folder}/${newName()}`, { bytes: megabytes * MB + 1 }));
  });

  it.each(['nobody', 'signedIn'] as const)('are not added by %s', async (caller) => {
    await assertFails(upload(caller, `${folder}/${newName()}`));
  });

  it.each(CALLERS)('are seen by %s', async (caller) => {
    await assertSucceeds(download(caller, await stored(`${folder}/${newName()}`)));
  });

  it('are not listed', async () => {
    await assertFails(rules.storageAs.nobody().ref(folder).listAll());
  });

  it('are never overwritten', async () => {
    await assertFails(upload('admin', await stored(`${folder}/${newName()}`)));
  });

  it('are deleted by the admin alone', async () => {
    const path = await stored(`${folder}/${newName()}`);
    await assertFails(rules.storageAs.nobody().ref(path).delete());
    await assertFails(rules.storageAs.signedIn().ref(path).delete());
    await assertSucceeds(rules.storageAs.admin().ref(path).delete());
  });

  it.each([
    ['a drawing that can carry scripts', newName('svg'), 'image/svg+xml'],
    ['a page', newName('html'), 'text/html'],
    ['a page named as a picture', newName(), 'text/html'],
    ['a picture named as a page', newName('html'), 'image/png'],
    ['a name with two endings', 'a.html.png', 'image/png'],
    ['a name with capitals', 'Picture.png', 'image/png'],
  ])('are not %s', async (_, name, contentType) => {
    await assertFails(upload('admin', `${folder}/${name}`, { contentType }));
  });
});

describe('the smaller forms of pictures', () => {
  it.each(CALLERS)('are seen by %s and written by the backend alone', async (caller) => {
    const path = await stored(`variants/products/${newName().replace('.png', '')}/320.avif`);
    await assertSucceeds(download(caller, path));
    await assertFails(upload(caller, `variants/products/new/320-${newName()}`));
    await assertFails(rules.storageAs[caller]().ref(path).delete());
  });
});

describe('anywhere else in the bucket', () => {
  it.each(CALLERS)('%s neither sees nor adds a file', async (caller) => {
    await assertFails(download(caller, await stored(`secrets/${newName()}`)));
    await assertFails(upload(caller, `secrets/${newName()}`));
    await assertFails(upload(caller, newName()));
    await assertFails(upload(caller, `products/deeper/${newName()}`));
  });
});
