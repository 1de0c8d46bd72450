import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Selection } from '../live/selection.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { EmptyGroup } from './empty-group.tsx';

const PAST: Selection = { where: [['dateTime', '<=', new Date(0)]], orderBy: ['dateTime', 'desc'], limit: 5 };

it.each([
  ['nothing is in another group either', [], 'No events found'],
  ['all events are past', [{ id: 'past' }], 'No upcoming events'],
])('says that %s', async (_, events, text) => {
  const server = serveLive('events', PAST);
  renderAdmin(
    <EmptyGroup
      collection="events"
      others={[PAST]}
      text="No upcoming events"
      empty={<p>No events found</p>}
    />,
  );
  await server.answer(events);
  expect(screen.getByRole('paragraph').textContent).toContain(text);
  server.stop();
});
