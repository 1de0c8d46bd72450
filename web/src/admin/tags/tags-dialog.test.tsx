import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import type { ListedTag } from './use-tags.ts';

const aTag = (key: string, changes: Partial<ListedTag> = {}): ListedTag => ({
  key,
  label: '',
  labelKr: '',
  products: 1,
  events: 0,
  stories: 0,
  ...changes,
});

const TAGS = [
  aTag('Single Origin'),
  aTag('single-origin', { products: 4, label: 'Single origin', labelKr: '싱글 오리진' }),
  aTag('a/b', { stories: 2, products: 0 }),
];

interface Call {
  method: string;
  path: string;
  body: unknown;
}

const closed = vi.fn<() => void>();

/** Renders the dialog above an API that lists `tags` and answers each other request with the next of `answers`. */
function openWith(tags: readonly ListedTag[], answers: (() => Response)[] = []) {
  const calls: Call[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, { method = 'GET', body } = {}) => {
      if (method === 'GET') return Response.json(tags);
      calls.push({ method, path: path as string, body: JSON.parse(body as string) });
      return answers[calls.length - 1]!();
    }),
  );
  renderAdmin(<TagsDialog onClose={closed} />);
  return calls;
}
afterEach(() => {
  localStorage.clear();
  closed.mockReset();
  vi.unstubAllGlobals();
});

const step = (changed: number, isDone: boolean) => () => Response.json({ changed, isDone });
const failure = () => new Response('{}', { status: 500 });
const merge = {
  method: 'POST',
  path: '/api/admin/tags/merge',
  body: { from: 'Single Origin', into: 'single-origin' },
};

async function confirmSuggestion() {
  await userEvent.click(await screen.findByRole('button', { name: 'Merge into “single-origin”' }));
  const question = within(screen.getAllByRole('dialog').at(-1)!);
  expect(question.getByText('The tag changes in 1 item. This cannot be undone.')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Merge' }));
}

describe('tags in the dashboard', () => {
  it('are listed with their uses and labels', async () => {
    openWith(TAGS);
    expect(await screen.findByText('4 products')).toBeTruthy();
    expect(screen.getByText('2 stories')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('single-origin: name in Korean').value).toBe(
      '싱글 오리진',
    );
    expect(screen.queryByLabelText('a/b: name in Korean')).toBeNull();
  });

  it('get a label in both languages', async () => {
    const calls = openWith(TAGS, [() => new Response(null, { status: 204 })]);
    await userEvent.type(await screen.findByLabelText('Single Origin: name in Korean'), '싱글');
    await userEvent.click(screen.getByRole('button', { name: 'Save the name of Single Origin' }));
    expect(await screen.findByText('Tag name saved')).toBeTruthy();
    expect(calls).toEqual([
      { method: 'PUT', path: '/api/admin/tags/Single%20Origin', body: { label: '', labelKr: '싱글' } },
    ]);
  });

  it('are closed without a question when no label is typed', async () => {
    openWith(TAGS);
    await screen.findByText('4 products');
    await userEvent.click(screen.getByText('Close'));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('keep a typed label over a reload until it is saved', async () => {
    openWith(TAGS);
    const findLabel = () => screen.findByLabelText<HTMLInputElement>('Single Origin: name in Korean');
    await userEvent.type(await findLabel(), '싱글');
    cleanup();
    openWith(TAGS, [() => new Response(null, { status: 204 })]);
    expect((await findLabel()).value).toBe('싱글');
    await userEvent.click(screen.getByRole('button', { name: 'Save the name of Single Origin' }));
    expect(await screen.findByText('Tag name saved')).toBeTruthy();
    await userEvent.click(screen.getByText('Close'));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('ask before a typed label is discarded, also one that was typed just before Escape', async () => {
    openWith(TAGS);
    const label = await screen.findByLabelText('Single Origin: name in Korean');
    fireEvent.change(label, { target: { value: '싱글' } });
    fireEvent.keyDown(label, { key: 'Escape', code: 'Escape', keyCode: 27 });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(closed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Close'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(closed).toHaveBeenCalledOnce();
    cleanup();
    openWith(TAGS);
    expect((await screen.findByLabelText<HTMLInputElement>('Single Origin: name in Korean')).value).toBe('');
  });

  it('keep a typed label while others are searched', async () => {
    openWith(TAGS);
    await userEvent.type(await screen.findByLabelText('Single Origin: name in Korean'), '원산지');
    await userEvent.type(screen.getByLabelText('Search tags'), 'a/b');
    expect(screen.queryByText('single-origin')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Single Origin: name in Korean').value).toBe('원산지');
  });

  it('are merged as suggested, step by step until the server is done', async () => {
    const calls = openWith(TAGS, [step(25, false), step(3, true)]);
    await confirmSuggestion();
    expect(await screen.findByText('Tags merged')).toBeTruthy();
    expect(calls).toEqual([merge, merge]);
  });

  it('continue to be merged after a failure', async () => {
    const calls = openWith(TAGS, [step(25, false), failure, step(3, true)]);
    await confirmSuggestion();
    expect(await screen.findByText(/It stopped after 25 items/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue merging' }));
    expect(await screen.findByText('Tags merged')).toBeTruthy();
    expect(screen.queryByText(/It stopped/)).toBeNull();
    expect(calls).toEqual([merge, merge, merge]);
  });

  it('are chosen by their names and merged into a new one', async () => {
    const calls = openWith(TAGS, [step(4, true)]);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Tag to remove' }), 'origin');
    await userEvent.click(await screen.findByTitle('Single origin (single-origin)'));
    const kept = screen.getByRole('combobox', { name: 'Tag to keep' });
    await userEvent.type(kept, 'a/b');
    expect(await screen.findByText('At most 40 characters, without a slash or comma.')).toBeTruthy();
    await userEvent.clear(kept);
    await userEvent.type(kept, 'origin');
    await userEvent.click(screen.getByRole('button', { name: 'Merge…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Tags merged')).toBeTruthy();
    expect(calls).toEqual([{ ...merge, body: { from: 'single-origin', into: 'origin' } }]);
  });

  it('are merged into an existing one that is typed by its name', async () => {
    const calls = openWith(TAGS, [step(1, true)]);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Tag to remove' }));
    await userEvent.click(await screen.findByTitle('Single Origin'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Tag to keep' }));
    await userEvent.paste('싱글 오리진');
    await userEvent.click(screen.getByRole('button', { name: 'Merge…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Tags merged')).toBeTruthy();
    expect(calls).toEqual([merge]);
  });

  it('are found by any spelling', async () => {
    openWith(TAGS);
    await userEvent.type(await screen.findByLabelText('Search tags'), 'SINGLE origin');
    expect(screen.queryByText('a/b')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Save the name/ })).toHaveLength(2);
  });
});
