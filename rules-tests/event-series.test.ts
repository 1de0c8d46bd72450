import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { SERIES_DATES_MAX } from '@app/domain/event/series-dates.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { fieldsOf, ID } from './cases/firestore-case.ts';
import { useRules } from './environment.ts';

const rules = useRules('demo-rules-event-series');

/** Adds dates to the series of a booked event in one commit, as the dashboard does. */
async function addDates(count: number, changes: object): Promise<void> {
  const { createdAt: _, ...event } = fieldsOf(anEvent());
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await rules.setDocuments(
    { [`events/${ID}`]: fieldsOf(anEvent()), [`eventSeats/${ID}`]: { booked: 2, isActive: true } },
    ids.map((id) => `events/${id}`),
  );
  const firestore = rules.firestoreOf('admin');
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `events/${ID}`), { seriesId: 'Hand drip', ...changes });
  for (const id of ids)
    batch.set(doc(firestore, `events/${id}`), {
      ...event,
      seriesId: 'Hand drip',
      createdAt: serverTimestamp(),
    });
  await batch.commit();
}

it('the admin may add a year of dates to a booked event and name its series, in one commit', async () => {
  await expect(addDates(SERIES_DATES_MAX, {})).resolves.toBeUndefined();
});

it('the admin may not change the terms of the booked event in that commit', async () => {
  await expect(addDates(1, { price: 1 })).rejects.toMatchObject({ code: 'permission-denied' });
});
