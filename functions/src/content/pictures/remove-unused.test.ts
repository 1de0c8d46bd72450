import { describe, expect, it } from 'vitest';
import { variantPath } from '@app/domain/shared/picture.ts';
import { aCoffee, anEvent, aStory } from '@app/domain/testing/factories.ts';
import { toDocument } from '../../store/documents.ts';
import { isolatedProject } from '../../../testing/isolated-project.ts';
import { removeUnusedPictures } from './remove-unused.ts';

const project = isolatedProject();
const { db, bucket } = project;

/** Stores an image with one of its variants; the content does not matter to Storage. */
async function picture(folder = 'products'): Promise<string> {
  const path = `${folder}/${crypto.randomUUID()}.webp`;
  for (const name of [path, variantPath(path, 320, 'avif')])
    await bucket.file(name).save('sample', { resumable: false });
  return path;
}

const isThere = async (path: string) => {
  const found = await Promise.all(
    [path, variantPath(path, 320, 'avif')].map(async (name) => (await bucket.file(name).exists())[0]),
  );
  expect(found[0]).toBe(found[1]);
  return found[0];
};

const store = (collection: string, item: { id: string }) =>
  db.collection(collection).doc(item.id).set(toDocument(item));

describe('removeUnusedPictures', () => {
  it('removes the images of a deleted product', async () => {
    const images = [await picture(), await picture()];
    await removeUnusedPictures(project, 'products', { before: aCoffee({ images }), after: undefined });
    expect(await Promise.all(images.map(isThere))).toEqual([false, false]);
  });

  it.each([
    ['events', (image: string) => anEvent({ image })],
    ['stories', (coverImage: string) => aStory({ coverImage })],
    ['stories', (path: string) => aStory({ body: `![A jar](${path})` })],
  ])('removes the image of a deleted item of %s', async (collection, item) => {
    const path = await picture(collection);
    await removeUnusedPictures(project, collection, { before: item(path), after: undefined });
    expect(await isThere(path)).toBe(false);
  });

  it('removes replaced images and keeps the others', async () => {
    const [old, kept, fresh] = [await picture(), await picture(), await picture()];
    const before = aCoffee({ images: [old, kept] });
    const after = { ...before, images: [kept, fresh] };
    await store('products', after);
    await removeUnusedPictures(project, 'products', { before, after });
    expect([await isThere(old), await isThere(kept), await isThere(fresh)]).toEqual([false, true, true]);
  });

  it.each([
    ['a product', 'products', (path: string) => aCoffee({ images: ['products/other.webp', path] })],
    ['an event', 'events', (path: string) => anEvent({ image: path })],
    ['a story', 'stories', (path: string) => aStory({ coverImage: path })],
    ['the text of a story', 'stories', (path: string) => aStory({ body: `One\n![A jar](${path})\nTwo` })],
    ['the Korean text of a story', 'stories', (path: string) => aStory({ bodyKr: `![항아리](${path})` })],
  ])('keeps an image while %s also shows it', async (_, collection, item) => {
    const path = await picture();
    await store(collection, item(path));
    await removeUnusedPictures(project, 'products', {
      before: aCoffee({ images: [path] }),
      after: undefined,
    });
    expect(await isThere(path)).toBe(true);
  });

  it('keeps an image that an unfinished form contains, such as that of a copy', async () => {
    const path = await picture();
    const changes = { images: [{ path, alt: '', altKr: '' }] };
    await db.doc('drafts/copy').set({ collection: 'products', changes: JSON.stringify(changes) });
    await removeUnusedPictures(project, 'products', {
      before: aCoffee({ images: [path] }),
      after: undefined,
    });
    expect(await isThere(path)).toBe(true);
  });

  it('removes nothing for collections without images, empty paths or newly added images', async () => {
    const path = await picture();
    await removeUnusedPictures(project, 'faqs', {
      before: { images: [path], image: path },
      after: undefined,
    });
    await removeUnusedPictures(project, 'events', { before: { image: '' }, after: undefined });
    await removeUnusedPictures(project, 'events', { before: undefined, after: { image: path } });
    expect(await isThere(path)).toBe(true);
  });

  it('ignores paths outside the image folders', async () => {
    await bucket.file('elsewhere/x.webp').save('sample', { resumable: false });
    await removeUnusedPictures(project, 'events', {
      before: { image: 'elsewhere/x.webp' },
      after: undefined,
    });
    expect((await bucket.file('elsewhere/x.webp').exists())[0]).toBe(true);
  });
});
