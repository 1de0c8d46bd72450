import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { EVENTS } from '../events/event-kind.ts';
import { loadFormParts } from '../testing/load-form-parts.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { fieldsOf } from './content-kind.ts';
import { fieldsAddedAgain, versionsOf } from './content-versions.ts';
import { EditDialog } from './edit-dialog.tsx';
import { DeletedItem } from './missing-item.tsx';

beforeAll(loadFormParts);

it.each(['copy-x', 'dates-', 'new-short'])('says that there is no item at the address %s', async (edited) => {
  renderAdmin(<EditDialog kind={EVENTS} edited={edited} onClose={() => {}} />);
  expect(await screen.findByText('This item no longer exists')).toBeDefined();
});

it('offers the last version of a deleted item, and none of an item that never was', async () => {
  const versions = serveLive('contentHistory', { ...versionsOf('faq'), limit: 1 });
  onTestFinished(versions.stop);
  const restore = vi.fn<(content: object) => void>();
  renderAdmin(<DeletedItem id="faq" hasStock={false} onRestore={restore} onClose={() => {}} />);
  await versions.answer([]);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  const last = { when: Timestamp.now(), content: { question: 'Old question' } };
  await versions.answer([{ id: 'v', ...last }]);
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(restore).toHaveBeenCalledExactlyOnceWith(last.content);
});

it('adds a deleted item again hidden, and without its pictures, whose files were deleted with it', () => {
  const content = {
    title: 'Old',
    isActive: true,
    image: 'events/old.webp',
    imageAlt: 'Cups',
    imageFocus: '30 60',
  };
  expect(fieldsAddedAgain(fieldsOf(EVENTS), content)).toMatchObject({ title: 'Old', isActive: false });
  expect(Object.keys(fieldsAddedAgain(fieldsOf(EVENTS), content)).join()).not.toContain('image');
});
