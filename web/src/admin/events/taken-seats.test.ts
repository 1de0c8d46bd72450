import { disableNetwork, doc, setDoc } from 'firebase/firestore';
import { beforeAll, expect, it } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { translations } from '../../testing/translations.ts';
import { firestore } from '../live/firestore.ts';
import { findObstacle, hasGuests } from './taken-seats.ts';

const t = translations.in('en').getFixedT(null, 'admin');

beforeAll(() => disableNetwork(firestore));

it.each([
  ['booked seats', { booked: 2, held: 1 }, /^2 seats are booked.*Cancel its bookings/],
  ['held seats', { booked: 0, held: 1 }, /^1 seat is held back or offered.*Release it/],
])('says that %s keep an upcoming event from being deleted', async (_, seats, reason) => {
  const event = anEvent();
  void setDoc(doc(firestore, 'eventSeats', event.id), seats);
  expect(await findObstacle(event, t)).toMatch(reason);
  expect(await hasGuests(event.id)).toBe(true);
});

it('finds nothing against deleting an event with free seats, a past event, or one whose seats cannot be read', async () => {
  const [free, past] = [anEvent(), anEvent({ dateTime: new Date('2020-01-01T00:00:00Z') })];
  void setDoc(doc(firestore, 'eventSeats', free.id), { booked: 0 });
  void setDoc(doc(firestore, 'eventSeats', past.id), { booked: 2 });
  for (const event of [free, past, anEvent()]) expect(await findObstacle(event, t)).toBeNull();
});

it.each([
  ['waiting', true],
  ['offered', true],
  ['left', false],
])('reports for a waitlist entry in the state %s that guests are concerned: %s', async (state, isWaiting) => {
  const [event, other] = [anEvent(), anEvent()];
  for (const { id } of [event, other]) void setDoc(doc(firestore, 'eventSeats', id), { booked: 0 });
  const entry = { eventId: event.id, state, createdAt: new Date() };
  void setDoc(doc(firestore, 'waitlistEntries', crypto.randomUUID()), entry);
  expect(await hasGuests(event.id)).toBe(isWaiting);
  expect(await hasGuests(other.id)).toBe(false);
  expect((await findObstacle(event, t))?.startsWith('1 guest is waiting') ?? false).toBe(isWaiting);
});
