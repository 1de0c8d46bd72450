import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { keepsCheckIn } from '../session/kept-check-in.ts';
import { loggedOut, requestSignIn, sessionRenewed } from '../session/renewal.ts';
import { keepList, keptListOf } from './kept-list.ts';

const MORNING = new Date('2026-05-02T00:00:00Z');
const event = anEvent({ dateTime: new Date('2026-05-02T05:00:00Z'), duration: 90 });
const guest = aBooking(event.id, {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  phone: '010-0000-0000',
  specialRequests: 'A seat by the window',
  status: 'confirmed',
  arrived: 1,
});
const keep = (at = MORNING) => keepList({ at, event, guests: [{ ...guest, unpaidWon: 30_000 }] });
const stored = () => localStorage.getItem('booking:check-in');

beforeEach(() => {
  vi.useFakeTimers({ now: MORNING, toFake: ['Date'] });
  sessionRenewed();
});
afterEach(() => vi.useRealTimers());

it('keeps name, party, what is due and what a code is checked by, and nothing else of a guest', () => {
  keep();
  const list = JSON.parse(stored() ?? '') as Record<'event', object> & { guests: object[] };
  expect(Object.keys(list).toSorted()).toEqual(['at', 'event', 'guests', 'until']);
  expect(Object.keys(list.event).toSorted()).toEqual(['dateTime', 'duration', 'id', 'title', 'titleKr']);
  const { id, name, numberOfParticipants } = guest;
  expect(list.guests).toEqual([
    {
      id,
      eventId: event.id,
      name,
      numberOfParticipants,
      status: 'confirmed',
      arrived: 1,
      unpaidWon: 30_000,
    },
  ]);
  expect(keptListOf(event.id)).toMatchObject({ at: MORNING, event: { dateTime: event.dateTime } });
  expect(keptListOf('another')).toBeNull();
});

it.each([
  ['the day before', '2026-05-01T14:59:59Z'],
  ['the day after', '2026-05-02T15:00:00Z'],
])('keeps no list on %s in Seoul', (_, at) => {
  keep(new Date(at));
  expect(stored()).toBeNull();
});

it('removes the list once its day is over in Seoul, and not before', () => {
  keep();
  vi.setSystemTime('2026-05-02T14:59:59Z');
  expect(keepsCheckIn()).toBe(true);
  vi.setSystemTime('2026-05-02T15:00:00Z');
  expect(keepsCheckIn()).toBe(false);
  expect(stored()).toBeNull();
});

it.each(['', 'null', '{}', `{"until":${8e15}}`])('removes %j from the storage', (text) => {
  localStorage.setItem('booking:check-in', text);
  expect(keptListOf(event.id)).toBeNull();
  expect(stored()).toBeNull();
});

it.each([
  ['a logout', loggedOut],
  ['the end of the session', () => void requestSignIn().catch(() => {})],
])('%s removes the list and the screen; nothing is kept until the next login', (_, end) => {
  const remove = vi.fn<CacheStorage['delete']>(async () => true);
  vi.stubGlobal('caches', { delete: remove });
  keep();
  localStorage.setItem('check-ins', '[]');
  end();
  keep();
  expect(stored()).toBeNull();
  expect(remove).toHaveBeenCalledWith('check-in-1');
  // Check-ins that have not been sent name nobody.
  expect(localStorage.getItem('check-ins')).toBe('[]');
  sessionRenewed();
  keep();
  expect(stored()).not.toBeNull();
});
