import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { findDraft, forgetDraft, keepDraft, type Draft } from '../form/drafts.ts';
import { serveDrafts } from '../testing/drafts-on-server.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';

afterEach(() => localStorage.clear());

const draft = (id: string, title: string) => ({
  id,
  isNew: true,
  title,
  savedAt: new Date('2026-11-21T05:00:00Z'),
  changes: { title },
  isStored: false,
});

function renderDrafts(onContinue: (chosen: Draft) => void = () => {}) {
  keepDraft('products', draft('a', 'Morning Blend'));
  keepDraft('products', { ...draft('b', ''), isNew: false });
  keepDraft('stories', draft('c', 'A story'));
  renderAdmin(<UnfinishedDrafts kind="products" onContinue={onContinue} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('lists the unfinished forms of a kind, new ones and changes, also those without a title', () => {
  renderDrafts();
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.map((text) => /Unfinished[a-z, ]+: [A-Z][a-z]+ [A-Za-z]+/.exec(text)?.[0])).toEqual([
    'Unfinished, new: Morning Blend',
    'Unfinished changes: No title',
  ]);
});

it('continues the chosen one', async () => {
  const onContinue = vi.fn<(chosen: Draft) => void>();
  renderDrafts(onContinue);
  await press('Continue “Morning Blend”');
  expect(onContinue).toHaveBeenCalledWith(expect.objectContaining({ id: 'a', isNew: true }));
});

it('discards one only after the question', async () => {
  renderDrafts();
  await press('Discard “Morning Blend”');
  expect(findDraft('products', 'a')).not.toBeNull();
  await press('Discard');
  expect(findDraft('products', 'a')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('follows the drafts of this browser, also those that another tab ends', () => {
  renderDrafts();
  act(() => keepDraft('products', draft('d', 'Evening Blend')));
  expect(screen.getByText(/Unfinished, new: Evening Blend/)).toBeDefined();
  act(() => forgetDraft('products', 'd'));
  expect(screen.queryByText(/Unfinished, new: Evening Blend/)).toBeNull();
  localStorage.removeItem('admin-draft:products/a');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'admin-draft:products/a' })));
  expect(screen.queryByText(/Unfinished, new: Morning Blend/)).toBeNull();
});

it.each([
  ['forgets', 49, false],
  ['keeps', 50, true],
])('%s a stored draft that is not among %i of the server', async (_, count, isKept) => {
  const server = await serveDrafts('faqs');
  keepDraft('faqs', { ...draft('old', 'Old'), isStored: true });
  renderAdmin(<UnfinishedDrafts kind="faqs" onContinue={() => {}} />);
  await server.answer(...Array.from({ length: count }, (__, index) => draft(`new-${index}`, 'New')));
  expect(screen.queryAllByText(/Unfinished, new: Old/)).toHaveLength(isKept ? 1 : 0);
  expect(findDraft('faqs', 'old') !== null).toBe(isKept);
  server.stop();
});

it('keeps the copy of a draft that another tab has stored and this one is not told of yet', async () => {
  const server = await serveDrafts('faqs');
  renderAdmin(<UnfinishedDrafts kind="faqs" onContinue={() => {}} />);
  await server.answer();
  act(() => keepDraft('faqs', { ...draft('late', 'Late'), isStored: true }));
  expect(findDraft('faqs', 'late')).not.toBeNull();
  await server.answer(draft('late', 'Late'));
  await server.answer();
  expect(findDraft('faqs', 'late')).toBeNull();
  server.stop();
});
