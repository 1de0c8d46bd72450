import { expect, it } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { EVENTS } from '../events/event-kind.ts';
import { fieldsOf } from './content-kind.ts';
import { restoredValues } from './version-history.tsx';

it('brings texts and numbers back, but neither pictures nor whether visitors see the item', () => {
  const {
    id: _,
    createdAt: __,
    ...content
  } = anEvent({ title: 'Old', capacity: 7, image: 'events/old.webp' });
  const values = restoredValues(fieldsOf(EVENTS), content);
  expect(values).toMatchObject({
    title: 'Old',
    titleKr: content.titleKr,
    capacity: '7',
    location: content.location,
  });
  for (const kept of ['image', 'isActive', 'visibleFrom', 'visibleUntil'])
    expect(values).not.toHaveProperty(kept);
});
