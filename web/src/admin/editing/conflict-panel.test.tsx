import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { EVENTS } from '../events/event-kind.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { fieldsOf } from './content-kind.ts';
import { toValues } from './conversions.ts';
import { STORES, BY_TITLE } from './fields/select-fields.tsx';

const FIELDS = fieldsOf(EVENTS);

function compare(base: Event, mine: Partial<Event>, theirs: Partial<Event>) {
  renderAdmin(
    <ConflictPanel
      fields={FIELDS}
      base={base}
      mine={toValues(FIELDS, { ...base, ...mine })}
      theirs={{ ...base, ...theirs }}
      isOpen
      onCompare={() => {}}
      onResolve={() => {}}
    />,
  );
}
const versions = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('names the stores between which the two versions differ', async () => {
  const server = serveLive('storeLocations', STORES);
  compare(anEvent(), { storeLocationId: 'a' }, { storeLocationId: 'b' });
  await server.answer([
    aStoreLocation({ id: 'a', name: 'Seongsu' }),
    aStoreLocation({ id: 'b', name: 'Yeonnam' }),
  ]);
  expect(versions()).toEqual(['MineSeongsu', 'SavedYeonnam']);
  server.stop();
});

it('names what the mail of thanks links to in the two versions', async () => {
  const server = serveLive('stories', BY_TITLE);
  compare(anEvent(), { thanks: 'plain' }, { thanks: 'stories/a' });
  await server.answer([aStory({ id: 'a', title: 'The first roast' })]);
  expect(versions()).toEqual(['MineWithout a link', 'SavedThe first roast']);
  server.stop();
});
