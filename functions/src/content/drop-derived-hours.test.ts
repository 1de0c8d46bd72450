import { expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { toDocument } from '../store/documents.ts';
import { dropDerivedHours } from './drop-derived-hours.ts';

const { db } = isolatedProject();
const DERIVED = { hours: 'Mon–Sun 10:00–21:00', hoursKr: '월–일 10:00–21:00' };
const OWN = { hours: 'By appointment', hoursKr: '예약제' };

it('empties texts that repeat the weekly hours, and lists the others', async () => {
  const stores = [
    aStoreLocation(DERIVED),
    aStoreLocation(OWN),
    aStoreLocation({ ...DERIVED, hoursKr: '예약제' }),
  ];
  const stored = db.collection(COLLECTIONS.storeLocations);
  for (const store of stores) await stored.doc(store.id).set(toDocument(store));
  const [derived, own, mixed] = stores.map(({ id }) => stored.doc(id));
  const kept = [
    { path: own!.path, ...OWN },
    { path: mixed!.path, hours: '', hoursKr: '예약제' },
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  expect(await dropDerivedHours(db)).toEqual({ changed: 2, kept });
  expect((await derived!.get()).data()).toEqual({ ...toDocument(stores[0]!), hours: '', hoursKr: '' });
  expect((await own!.get()).data()).toEqual(toDocument(stores[1]!));
  expect(await dropDerivedHours(db)).toEqual({ changed: 0, kept });
});
