import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { finishAll, UNDO_TIME } from './deletions.ts';
import { UndoBar } from './undo-bar.tsx';
import { useDelete } from './use-delete.ts';
import { useRemaining } from './use-remaining.ts';

let deleted: string[] = [];
const failing = new Set<string>();

afterEach(async () => {
  vi.useRealTimers();
  await act(finishAll);
  deleted = [];
  failing.clear();
});

/** Two lists of one collection. */
function Lists({ first, second }: { first: readonly string[]; second: readonly string[] }) {
  return (
    <>
      <Page ids={first} />
      <Page ids={second} />
    </>
  );
}

/** Ids are new in each test, because deleted items stay hidden until the page is reloaded. */
function Page({ ids }: { ids: readonly string[] }) {
  const remove = useDelete();
  const items = useRemaining(
    'contacts',
    ids.map((id) => ({ id })),
  );
  const act = async (id: string) => {
    if (failing.has(id)) throw new Error('refused');
    deleted.push(id);
  };
  return (
    <>
      <ul>
        {items.map(({ id }) => (
          <li key={id}>
            {id}
            <button
              onClick={() =>
                remove({
                  collection: 'contacts',
                  id,
                  label: `${id} is gone`,
                  run: () => act(id),
                  succeeded: 'Contact deleted',
                  failed: 'Failed to delete contact',
                  why: (error) => `Because it was ${(error as Error).message}`,
                  apiPath: `/api/admin/contacts/${id}`,
                })
              }
            >
              Delete {id}
            </button>
          </li>
        ))}
      </ul>
      <button
        onClick={() => {
          for (const id of ids)
            remove({
              collection: 'contacts',
              id,
              group: 'both',
              label: `${id} is gone`,
              run: () => act(id),
              succeeded: 'Contact deleted',
              failed: 'Failed to delete contact',
            });
        }}
      >
        Delete all
      </button>
      <UndoBar />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.firstChild?.textContent);

describe('confirmed deletion with undo', () => {
  it('hides the item immediately and restores it without deleting on undo', async () => {
    renderAdmin(<Page ids={['a1', 'a2']} />);
    await press('Delete a1');
    expect(shown()).toEqual(['a2']);
    expect(screen.getByText('a1 is gone')).toBeDefined();
    await press('Undo');
    expect(shown()).toEqual(['a1', 'a2']);
    expect(deleted).toEqual([]);
  });

  it('takes items that were deleted together back with one press, or deletes them together', async () => {
    renderAdmin(<Page ids={['g1', 'g2']} />);
    await press('Delete all');
    expect(shown()).toEqual([]);
    expect(screen.getAllByText('2 items deleted')).toHaveLength(1);
    await press('Undo');
    expect(shown()).toEqual(['g1', 'g2']);
    await press('Delete all');
    await press('Delete it now');
    expect(deleted).toEqual(['g1', 'g2']);
  });

  it('shows an item that is added again under the id of a deleted one', async () => {
    const { rerender } = renderAdmin(<Page ids={['r1', 'r2']} />);
    await press('Delete r1');
    await act(finishAll);
    expect(shown(), 'the list has not reported the deletion yet').toEqual(['r2']);
    rerender(<Page ids={['r2']} />);
    rerender(<Page ids={['r1', 'r2']} />);
    expect(shown()).toEqual(['r1', 'r2']);
  });

  it('keeps a deleted item hidden while one of several lists contains it', async () => {
    const id = crypto.randomUUID();
    const { rerender } = renderAdmin(<Lists first={[id]} second={[]} />);
    await userEvent.click(screen.getByRole('button', { name: `Delete ${id}` }));
    await act(finishAll);
    rerender(<Lists first={[id]} second={['other']} />);
    expect(screen.queryByText(id)).toBeNull();
    rerender(<Lists first={[]} second={['other']} />);
    rerender(<Lists first={[id]} second={['other']} />);
    expect(screen.getByText(id)).toBeTruthy();
  });

  it('deletes the item after ten seconds, not earlier', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderAdmin(<Page ids={['b1']} />);
    act(() => screen.getByRole('button', { name: 'Delete b1' }).click());
    await act(() => vi.advanceTimersByTimeAsync(UNDO_TIME - 500));
    expect(deleted).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(deleted).toEqual(['b1']);
    expect(screen.getByText('Contact deleted')).toBeDefined();
    expect(screen.queryByText('b1 is gone')).toBeNull();
  });

  it('pauses the undo timer while the bar has focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderAdmin(<Page ids={['c1']} />);
    act(() => screen.getByRole('button', { name: 'Delete c1' }).click());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await act(() => vi.advanceTimersByTimeAsync(5 * UNDO_TIME));
    expect(deleted).toEqual([]);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await act(() => vi.advanceTimersByTimeAsync(UNDO_TIME));
    expect(deleted).toEqual(['c1']);
  });

  it('restores the item and shows an error when the deletion fails', async () => {
    failing.add('d1');
    renderAdmin(<Page ids={['d1']} />);
    await press('Delete d1');
    await press('Delete it now');
    expect(await screen.findByText('Failed to delete contact')).toBeDefined();
    expect(screen.getByText('Because it was refused')).toBeDefined();
    expect(shown()).toEqual(['d1']);
  });

  it('runs all pending deletions when the dashboard is left', async () => {
    const { unmount } = renderAdmin(<Page ids={['e1', 'e2', 'e3']} />);
    await press('Delete e1');
    await press('Delete e3');
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
    unmount();
    expect(deleted).toEqual(['e1', 'e3']);
  });
});
