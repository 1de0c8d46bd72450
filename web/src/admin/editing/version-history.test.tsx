import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { EVENTS } from '../events/event-kind.ts';
import { FAQS } from '../faqs/faq-kind.ts';
import { PAGE } from '../lists/use-found-items.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { fieldsOf } from './content-kind.ts';
import { restoredValues, versionsOf } from './content-versions.ts';
import { VersionHistory } from './version-history.tsx';

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

const aVersion = (id: string) => ({
  id,
  item: 'faq',
  who: 'owner@example.com',
  when: Timestamp.fromDate(new Date('2026-11-21T05:00:00Z')),
  fields: ['question', 'isActive'],
  content: { question: `Old question ${id}`, isActive: false },
});

it('shows the texts that a change replaced, and on demand older versions, which are read alone', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json([])),
  );
  const server = serveLive('contentHistory', { ...versionsOf('faq'), limit: PAGE });
  renderAdmin(<VersionHistory id="faq" fields={fieldsOf(FAQS)} onClose={() => {}} onRestore={() => {}} />);
  const versions = Array.from({ length: 26 }, (_, index) => aVersion(String(index)));
  await server.answer(versions.slice(0, 25));
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(25);
  expect(items[0]?.textContent).toContain('owner@example.com');
  expect(within(items[0]!).getByText('Old question 0').previousElementSibling?.textContent).toBe('Question');
  expect(within(items[0]!).getByText('No')).toBeDefined();
  const older = serveLive('contentHistory', { ...versionsOf('faq'), limit: PAGE }, versions[24]!);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(document.activeElement?.textContent).toContain('Loading more…');
  older.lose();
  expect(screen.getAllByRole('listitem')).toHaveLength(25);
  expect(screen.getByRole('alert').textContent).toContain('Waiting for the server');
  await older.answer(versions.slice(25));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(26);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  server.stop();
  older.stop();
  vi.unstubAllGlobals();
});
