import { beforeAll, describe, expect, it } from 'vitest';
import type { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { CURRENT_VERSIONS_ID } from '@app/domain/content/content-versions.ts';
import { readShown } from '../content/pictures/shown-pictures.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { auditEntriesOf } from '../../testing/stored.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
// Nothing else raises the versions of this database.
const { db, bucket } = isolatedProject();
const { app, deps } = emulatedApp({ db, bucket, clock: { now: () => NOW, wait: async () => {} } });
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
  await bucket.file(PHOTOGRAPH.image).save('sample', { resumable: false });
});

const PHOTOGRAPH = {
  image: 'site/a.webp',
  imageAlt: 'A wall in the sun',
  imageAltKr: '볕이 드는 담',
  imageFocus: '30 70',
  imageCredit: 'Sample Photographer',
};

const set = (place: string, picture: object) =>
  send(app, 'PUT', `/api/admin/site-pictures/${place}`, picture, admin);
const stored = async (place: string) =>
  (await db.collection(COLLECTIONS.sitePictures).doc(place).get()).data();

describe('photograph of a place', () => {
  it('is stored trimmed, raises the version, is logged, and is kept by the cleanup', async () => {
    const response = await set('home-coffee', { ...PHOTOGRAPH, imageCredit: ' Sample Photographer ' });
    expect(response.status).toBe(204);
    expect(await stored('home-coffee')).toEqual(PHOTOGRAPH);
    const current = await db.collection(COLLECTIONS.contentVersions).doc(CURRENT_VERSIONS_ID).get();
    expect((current.get('versions.sitePictures') as Timestamp).toDate()).toEqual(NOW);
    expect(await auditEntriesOf(db, 'home-coffee')).toMatchObject([
      { collection: 'sitePictures', what: 'created' },
    ]);
    expect(await readShown(db)).toContain('site/a.webp');
  });

  it('is removed by a place without an image', async () => {
    await set('banner-stories', PHOTOGRAPH);
    expect((await set('banner-stories', { image: '' })).status).toBe(204);
    expect(await stored('banner-stories')).toBeUndefined();
  });

  it.each([
    ['an unknown place', 'footer', PHOTOGRAPH, 'place'],
    ['a picture of another site', 'home-coffee', { image: 'https://example.com/a.webp' }, 'image'],
    ['a picture whose file was removed', 'home-coffee', { image: 'site/removed.webp' }, 'image'],
    ['a focal point beside the grid', 'home-coffee', { ...PHOTOGRAPH, imageFocus: '33 70' }, 'imageFocus'],
  ])('is refused for %s', async (_, place, picture, field) => {
    const { errors } = await expectProblem(await set(place, picture), 400, 'validation_failed');
    expect(errors.map((error) => error.field)).toEqual([field]);
  });
});
