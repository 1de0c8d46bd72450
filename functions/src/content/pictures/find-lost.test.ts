import { expect, it } from 'vitest';
import type { ContentStatus } from '@app/domain/content/content-status.ts';
import { aCoffee, aStory } from '@app/domain/testing/factories.ts';
import { toDocument } from '../../store/documents.ts';
import { isolatedProject } from '../../../testing/isolated-project.ts';
import { findLostPictures } from './find-lost.ts';

const project = isolatedProject();
const { db, bucket } = project;
const listed = async () =>
  ((await db.doc('contentStatus/current').get()).data() as ContentStatus | undefined)?.lostPictures;

it('lists the items that show an image which is not stored, until it is replaced', async () => {
  const [stored, lost] = [`products/${crypto.randomUUID()}.webp`, `products/${crypto.randomUUID()}.webp`];
  await bucket.file(stored).save('sample', { resumable: false });
  const product = aCoffee({ title: 'Guji', titleKr: '구지', images: [stored, lost] });
  const story = aStory({
    title: 'Harvest',
    titleKr: '수확',
    body: `![Field](stories/${crypto.randomUUID()}.webp)`,
  });
  await db.doc(`products/${product.id}`).set(toDocument(product));
  await db.doc(`stories/${story.id}`).set(toDocument(story));
  expect(await findLostPictures(project)).toBe(2);
  expect(await listed()).toEqual([
    { collection: 'products', id: product.id, title: 'Guji', titleKr: '구지' },
    { collection: 'stories', id: story.id, title: 'Harvest', titleKr: '수확' },
  ]);

  await db.doc(`products/${product.id}`).update({ images: [stored] });
  await db.doc(`stories/${story.id}`).delete();
  expect(await findLostPictures(project)).toBe(0);
  expect(await listed()).toEqual([]);
});
