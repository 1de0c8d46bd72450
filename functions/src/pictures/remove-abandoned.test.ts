import { expect, it } from 'vitest';
import { variantPath } from '@app/domain/shared/picture.ts';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { toDocument } from '../store/documents.ts';
import { unwatchedProject } from '../testing/unwatched.ts';
import { removeAbandonedPictures } from './remove-abandoned.ts';

const project = unwatchedProject();
const { db, bucket } = project;
const HOUR = 60 * 60 * 1000;

const put = (name: string) => bucket.file(name).save('sample', { resumable: false });
const isThere = async (name: string) => (await bucket.file(name).exists())[0];
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

it('takes what was uploaded and never shown, after a day, with its smaller forms', async () => {
  const [abandoned, shown] = ['products/abandoned.webp', 'events/shown.webp'];
  const names = [abandoned, shown, variantPath(abandoned, 320, 'avif'), variantPath(shown, 320, 'avif')];
  for (const name of names) await put(name);
  const product = aCoffee({ images: [shown] });
  await db.doc(`products/${product.id}`).set(toDocument(product));

  expect(await removeAbandonedPictures(project, inHours(23))).toBe(0);
  expect(await Promise.all(names.map(isThere))).toEqual([true, true, true, true]);

  expect(await removeAbandonedPictures(project, inHours(25))).toBe(1);
  expect(await Promise.all(names.map(isThere))).toEqual([false, true, false, true]);
});

it('takes the smaller forms of a picture that has been deleted', async () => {
  const left = variantPath('stories/deleted.webp', 640, 'webp');
  await put(left);
  await removeAbandonedPictures(project, inHours(23));
  expect(await isThere(left)).toBe(true);
  await removeAbandonedPictures(project, inHours(25));
  expect(await isThere(left)).toBe(false);
});
