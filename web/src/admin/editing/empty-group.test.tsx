import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Selection } from '../live/selection.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { EmptyGroup } from './empty-group.tsx';

const PAST: Selection = { where: [['dateTime', '<=', new Date(0)]], orderBy: ['dateTime', 'desc'], limit: 5 };

it.each([
  ['no event exists', [], false, 'No events found'],
  ['no event fits the filters', [], true, 'Nothing matches'],
  ['all events are past', [{ id: 'past' }], false, 'No upcoming events'],
  ['all events that fit are past', [{ id: 'past' }], true, 'No upcoming events'],
])('says that %s', async (_, events, isFiltered, text) => {
  const server = serveLive('events', PAST);
  renderAdmin(
    <EmptyGroup collection="events" others={[PAST]} isFiltered={isFiltered} text="No upcoming events" />,
  );
  await server.answer(events);
  expect(screen.getByRole('paragraph').textContent).toContain(text);
  server.stop();
});
