import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FAQS } from '../faqs/faq-kind.ts';
import { findDraft } from '../form/drafts.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { EditForm } from './edit-form.tsx';

afterEach(() => localStorage.clear());

const form = () => <EditForm kind={FAQS} id="a" opened={null} latest={null} onClose={() => {}} />;
const question = () => screen.getByLabelText<HTMLInputElement>('Question (English)');

it('offers the text of an earlier visit again', async () => {
  const { unmount } = renderAdmin(form());
  expect(screen.getByRole('button', { name: 'Save and publish' })).toBeDefined();
  await userEvent.type(question(), 'Where?');
  expect(findDraft('faqs', 'new')?.changes).toEqual({ question: 'Where?' });
  unmount();
  renderAdmin(form());
  expect(question().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Restore them' }));
  expect(question().value).toBe('Where?');
});

it('marks the fields without which the item cannot be saved', () => {
  renderAdmin(form());
  const isRequired = (label: string) => screen.getByLabelText(label).getAttribute('aria-required');
  expect([isRequired('Question (English)'), isRequired('Answer (English)')]).toEqual(['true', 'true']);
  expect(isRequired('Question (Korean)')).toBe('false');
});
