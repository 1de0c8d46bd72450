import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aContactSubmission } from '@app/domain/testing/factories.ts';
import { UndoBar } from '../deleting/undo-bar.tsx';
import { readDeletions, undo } from '../deleting/deletions.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { ContactsTab } from './contacts-tab.tsx';

const asked = aContactSubmission({ name: 'Sample Asker' });
const answered = aContactSubmission({
  name: 'Sample Sender',
  replies: [{ id: 'r', message: 'Yes.', sentAt: new Date(0) }],
});

let server: ReturnType<typeof serveLive>;
beforeEach(() => {
  localStorage.setItem('admin-list-view:contacts', 'table');
  server = serveLive('contacts', { orderBy: ['createdAt', 'desc'], limit: 25 });
});
afterEach(() => {
  server.stop();
  localStorage.clear();
  for (const { key } of readDeletions().undoable) undo(key);
});

const answer = () =>
  server.answer([asked, answered].map((one) => ({ ...one, createdAt: Timestamp.fromDate(one.createdAt) })));

it('marks the messages that are answered', async () => {
  renderAdmin(<ContactsTab />);
  await answer();
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/Sample Sender/).getByText('Answered')).toBeDefined();
  expect(row(/Sample Asker/).queryByText('Answered')).toBeNull();
});

it('deletes the selected messages after one question, and can take them back', async () => {
  renderAdmin(
    <>
      <ContactsTab />
      <UndoBar />
    </>,
  );
  await answer();
  const press = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));
  await press('checkbox', 'Select all');
  await press('button', 'Delete (2)');
  await press('button', 'Delete');
  expect(screen.getByText('2 items deleted')).toBeDefined();
  const keys = () => readDeletions().undoable.map(({ key }) => key);
  expect(keys()).toEqual([`contacts/${asked.id}`, `contacts/${answered.id}`]);
  await press('button', 'Undo');
  expect(keys()).toEqual([]);
});
