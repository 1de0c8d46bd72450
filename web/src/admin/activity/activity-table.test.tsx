import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { closeApiAfterEach, connectToApi } from '../testing/connect-to-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
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

it('opens no row when nothing else has changed', () => {
  renderAdmin(<ActivityTable entries={[entryOf('a', COUNTED)]} sorting={undefined} />);
  expect(screen.getByRole('row', { name: /changed/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Expand row' })).toBeNull();
});
