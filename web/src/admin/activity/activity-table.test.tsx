import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Window as HappyWindow } from 'happy-dom';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { closeApiAfterEach, connectToApi } from '../testing/connect-to-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { ActivityTable } from './activity-table.tsx';

closeApiAfterEach();
// The accounts of the admins.
beforeEach(() => connectToApi({ status: 200, body: '[]' }));

const entryOf = (id: string, changes: AuditEntry['changes']): AuditEntry => ({
  id,
  collection: 'bookings',
  item: '00000000-0000-4000-8000-000000000001',
  what: 'updated',
  who: 'system',
  when: new Date('2026-11-21T05:00:00Z'),
  changes,
});
const COUNTED = { revision: { before: 1, after: 2 } };

it('leaves the counter of versions out of the changes that a row opens', async () => {
  const entry = entryOf('a', { ...COUNTED, status: { before: 'pending', after: 'confirmed' } });
  renderAdmin(<ActivityTable entries={[entry]} sorting={undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Expand row' }));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Status']);
});

it('names a deleted item in the entries about its earlier changes', () => {
  const story = { collection: 'stories', item: 'one' } as const;
  const changed = entryOf('a', { order: { before: 1, after: 2 } });
  const deleted = entryOf('b', { title: { before: 'Kiln days' } });
  renderAdmin(
    <ActivityTable
      entries={[
        { ...deleted, ...story, what: 'deleted' },
        { ...changed, ...story },
      ]}
      sorting={undefined}
    />,
  );
  expect(screen.getByRole('row', { name: /“Kiln days” changed/ })).toBeDefined();
});

it('names an item that was deleted twice as it was the last time, and links to it while it exists', async () => {
  const story = { collection: 'stories', item: 'one' } as const;
  const server = serveLive('stories', { where: [['__name__', '==', 'one']], limit: 1 });
  onTestFinished(server.stop);
  const deletion = (title: string, when: string): AuditEntry => ({
    ...entryOf(title, { title: { before: title } }),
    ...story,
    what: 'deleted',
    when: new Date(when),
  });
  const changed = { ...entryOf('a', { order: { before: 1, after: 2 } }), ...story };
  renderAdmin(
    <ActivityTable
      entries={[deletion('Wheel', '2026-11-22'), changed, deletion('Kiln', '2026-11-20')]}
      sorting={undefined}
    />,
  );
  await server.answer([]);
  expect(screen.getAllByRole('row', { name: /“Wheel”/ })).toHaveLength(3);
  expect(screen.queryByRole('link')).toBeNull();
  const restored = { id: 'one', title: 'Vase' };
  await server.answer([restored]);
  expect(screen.getAllByRole('link', { name: /“Vase”/ })).toHaveLength(3);
});

it.each([
  ['in a column of its own', 1_024, false],
  ['below the sentence in a narrow window', 820, true],
])('names who made a change %s', (_, width, isBelow) => {
  const { happyDOM } = window as unknown as HappyWindow;
  happyDOM.setViewport({ width });
  onTestFinished(() => happyDOM.setViewport({ width: 1_024 }));
  renderAdmin(<ActivityTable entries={[entryOf('a', COUNTED)]} sorting={undefined} />);
  const cellOf = (text: string | RegExp) => screen.getByText(text, { ignore: 'th, button' }).closest('td');
  expect(cellOf('System') === cellOf(/changed$/)).toBe(isBelow);
});

it('opens no row when nothing else has changed', () => {
  renderAdmin(<ActivityTable entries={[entryOf('a', COUNTED)]} sorting={undefined} />);
  expect(screen.getByRole('row', { name: /changed/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Expand row' })).toBeNull();
});

it('leads from a deleted product to the form that restores it, and names the product of a stock', async () => {
  const product = { item: 'one', collection: 'products' } as const;
  const deleted = { ...entryOf('a', { title: { before: 'Dawn' } }), ...product, what: 'deleted' } as const;
  const stock = {
    ...entryOf('b', { left: { before: 5, after: 9 } }),
    item: 'one',
    collection: 'productStock',
  } as const;
  renderAdmin(<ActivityTable entries={[deleted, stock]} sorting={undefined} />);
  expect(screen.getByRole('row', { name: /Stock of “Dawn” changed/ })).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Expand row' })[0]!);
  const link = screen.getByRole('link', { name: 'Restore' });
  expect(link.getAttribute('href')).toBe('/admin?tab=products&edit=one');
});
