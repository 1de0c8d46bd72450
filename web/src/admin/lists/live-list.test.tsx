import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { LiveList } from './live-list.tsx';
import { PAGE, searchSelection, wholeSelection } from './use-found-items.ts';

const SEARCH = { text: 'kim@gmail.com' };
const whole = wholeSelection('bookings', SEARCH)!.selection;
const parts = searchSelection('bookings', SEARCH)!.selection;
const entryOf = (item: string, ...tokens: string[]) => ({ id: item, item, tokens });

const served = () => ({
  probe: serveLive('searchEntries', { ...whole, limit: 1 }),
  whole: serveLive('searchEntries', { ...whole, limit: PAGE }),
  parts: serveLive('searchEntries', { ...parts, limit: PAGE }),
  item: serveLive('bookings', { where: [['__name__', 'in', ['found']]], limit: PAGE }),
});
let server: ReturnType<typeof served>;
beforeEach(() => void (server = served()));
afterEach(() => Object.values(server).forEach(({ stop }) => stop()));

function renderSearch() {
  renderAdmin(
    <LiveList<Booking>
      collection="bookings"
      selection={{ orderBy: ['createdAt', 'desc'] }}
      search={SEARCH}
      label="Bookings"
      loading="Loading bookings…"
      counted={(count) => `${count} bookings`}
      empty="No bookings"
    >
      {(bookings) => bookings.map(({ id }) => <p key={id}>{id}</p>)}
    </LiveList>,
  );
}

it('shows the items that have a whole address', async () => {
  renderSearch();
  await server.probe.answer([entryOf('found', 'kim@gmail.com')]);
  await server.whole.answer([entryOf('found', 'kim@gmail.com')]);
  await server.item.answer([{ id: 'found' }]);
  expect(screen.getByText('found')).toBeDefined();
});

it('shows the items that have all parts of an address while none has the whole', async () => {
  renderSearch();
  await server.probe.answer([]);
  await server.parts.answer([
    entryOf('found', 'kim', 'gmail', 'com'),
    entryOf('other', 'kim', 'naver', 'com'),
  ]);
  await server.item.answer([{ id: 'found' }]);
  expect(screen.getByText('found')).toBeDefined();
  await server.parts.answer([]);
  expect(screen.getByText('No bookings')).toBeDefined();
});
