import { expect, it } from 'vitest';
import { variantPath } from '@app/domain/shared/picture.ts';
import { aCoffee, anEvent, aStory } from '@app/domain/testing/factories.ts';
import { toDocument } from '../../store/documents.ts';
import { NO_DEADLINE, deadlineAfter } from '../../../testing/deadlines.ts';
import { withOverrides } from '../../../testing/with-overrides.ts';
import { isolatedProject } from '../../../testing/isolated-project.ts';
import { removeAbandonedPictures } from './remove-abandoned.ts';

const project = isolatedProject();
const { db, bucket } = project;
const HOUR = 60 * 60 * 1000;

const put = (name: string) => bucket.file(name).save('sample', { resumable: false });
const remove = (hours: number, deadline = NO_DEADLINE) =>
  removeAbandonedPictures(project, inHours(hours), deadline);
const isThere = async (name: string) => (await bucket.file(name).exists())[0];
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

it('removes images that were uploaded a day ago and never used, with their variants', async () => {
  const [abandoned, shown] = ['products/abandoned.webp', 'events/shown.webp'];
  const names = [abandoned, shown, variantPath(abandoned, 320, 'avif'), variantPath(shown, 320, 'avif')];
  for (const name of names) await put(name);
  const product = aCoffee({ images: [shown] });
  await db.doc(`products/${product.id}`).set(toDocument(product));

  expect(await remove(23)).toBe(0);
  expect(await Promise.all(names.map(isThere))).toEqual([true, true, true, true]);

  expect(await remove(25)).toBe(1);
  expect(await Promise.all(names.map(isThere))).toEqual([false, true, false, true]);
});

it('keeps images that only an unfinished form contains, until it is discarded', async () => {
  const [cover, list] = ['stories/draft-cover.webp', 'products/draft-list.webp'];
  for (const name of [cover, list]) await put(name);
  const changes = { coverImage: [{ path: cover, alt: '', altKr: '' }], images: [{ path: list, alt: '"x"' }] };
  const draft = db.doc('drafts/sample');
  await draft.set({ collection: 'stories', changes: JSON.stringify(changes) });
  expect(await remove(25)).toBe(0);
  expect(await Promise.all([cover, list].map(isThere))).toEqual([true, true]);
  await draft.delete();
  expect(await remove(25)).toBe(2);
});

it('removes the variants of an image that was deleted', async () => {
  const left = variantPath('stories/deleted.webp', 640, 'webp');
  await put(left);
  await remove(23);
  expect(await isThere(left)).toBe(true);
  await remove(25);
  expect(await isThere(left)).toBe(false);
});

/** The same bucket, which lists one file per page. */
const inSmallPages = withOverrides(bucket, {
  getFiles: ((query: object) => bucket.getFiles({ ...query, maxResults: 1 })) as typeof bucket.getFiles,
});

it('finds abandoned images on every page of the list', async () => {
  const names = ['events/a.webp', 'events/b.webp', 'events/c.webp', 'stories/a.webp'];
  for (const name of names) await put(name);
  const removed = await removeAbandonedPictures({ db, bucket: inSmallPages }, inHours(25), NO_DEADLINE);
  expect(removed).toBe(4);
  expect(await Promise.all(names.map(isThere))).toEqual([false, false, false, false]);
});

it('stops at its deadline and continues in the next run', async () => {
  const names = ['events/d.webp', 'events/e.webp', 'events/f.webp'];
  const variants = names.map((name) => variantPath(name, 320, 'avif'));
  for (const name of [...names, ...variants]) await put(name);
  const kept = 'events/kept.webp';
  await put(kept);
  await put(variantPath(kept, 320, 'avif'));
  const event = anEvent({ image: kept });
  await db.doc(`events/${event.id}`).set(toDocument(event));

  expect(await remove(25, deadlineAfter(2))).toBe(2);
  expect(await isThere(variantPath(kept, 320, 'avif'))).toBe(true);
  expect(await remove(25)).toBe(1);
  expect(await Promise.all([...names, ...variants].map(isThere))).toEqual(Array(6).fill(false));
  expect(await Promise.all([kept, variantPath(kept, 320, 'avif')].map(isThere))).toEqual([true, true]);
});

it('keeps an image whose item is saved while the files are being listed', async () => {
  const name = 'stories/saved-late.webp';
  await put(name);
  const story = aStory({ coverImage: name });
  const saving = withOverrides(bucket, {
    getFiles: (async (query: object) => {
      await db.doc(`stories/${story.id}`).set(toDocument(story));
      return bucket.getFiles(query);
    }) as typeof bucket.getFiles,
  });
  expect(await removeAbandonedPictures({ db, bucket: saving }, inHours(25), NO_DEADLINE)).toBe(0);
  expect(await isThere(name)).toBe(true);
});
