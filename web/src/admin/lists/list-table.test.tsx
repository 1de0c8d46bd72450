import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SessionEnded } from '../session/renewal.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ListTable } from './list-table.tsx';

interface Item {
  id: string;
  isOpen: boolean;
}

const ITEMS: readonly Item[] = [
  { id: 'One', isOpen: true },
  { id: 'Two', isOpen: false },
  { id: 'Three', isOpen: true },
];

let closed: string[] = [];
let failing = '';
let failure: Error;

beforeEach(() => {
  closed = [];
  failing = '';
  failure = new Error('refused');
});

function renderTable() {
  const close = {
    label: 'Close',
    suits: ({ isOpen }: Item) => isOpen,
    run: async ({ id }: Item) => {
      if (id === failing) throw failure;
      closed.push(id);
    },
  };
  const table = (items: readonly Item[]) => (
    <ListTable
      items={items}
      columns={[{ key: 'id', title: 'Id', render: (_, { id }) => id }]}
      nameOf={({ id }) => id}
      actions={[
        close,
        {
          ...close,
          label: 'Remove',
          suits: () => true,
          confirmation: ({ length }) => ({ question: `Remove ${length}?`, consequence: 'They are gone.' }),
        },
      ]}
      renderDetail={({ id }) => <p>All of {id}</p>}
    />
  );
  const { rerender } = renderAdmin(table(ITEMS));
  return (items: readonly Item[]) => rerender(table(items));
}

const press = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));

describe('table of a list', () => {
  it('runs an action for the selected items to which it applies', async () => {
    renderTable();
    await press('checkbox', 'Select One');
    await press('checkbox', 'Select Two');
    expect(screen.getByText('2 selected')).toBeDefined();
    await press('button', 'Close (1)');
    expect(await screen.findByText('1 item changed')).toBeDefined();
    expect(closed).toEqual(['One']);
  });

  it('keeps the selection for the next action', async () => {
    renderTable();
    await press('checkbox', 'Select One');
    await press('checkbox', 'Select Two');
    await press('button', 'Close (1)');
    await screen.findByText('1 item changed');
    expect(screen.getByText('2 selected')).toBeDefined();
    await press('button', 'Remove (2)');
    expect(screen.getByRole('dialog', { name: 'Remove 2?' })).toBeDefined();
  });

  it('stops when the admin does not sign in again', async () => {
    [failing, failure] = ['One', new SessionEnded()];
    renderTable();
    await press('checkbox', 'Select One');
    await press('checkbox', 'Select Three');
    await press('button', 'Close (2)');
    expect(await screen.findByText('2 of 2 items could not be changed and remain selected.')).toBeDefined();
    expect(closed).toEqual([]);
  });

  it('asks before an action that needs it, and does nothing unless the answer is yes', async () => {
    renderTable();
    await press('checkbox', 'Select One');
    await press('checkbox', 'Select Two');
    await press('button', 'Remove (2)');
    expect(screen.getByRole('dialog', { name: 'Remove 2?' }).textContent).toContain('They are gone.');
    await press('button', 'Keep it');
    expect(closed).toEqual([]);
    await press('button', 'Remove (2)');
    await press('button', 'Remove');
    expect(await screen.findByText('2 items changed')).toBeDefined();
    expect(closed).toEqual(['One', 'Two']);
  });

  it('continues after a failure, and keeps the failed item selected with the reason', async () => {
    failing = 'One';
    renderTable();
    await press('checkbox', 'Select all');
    await press('button', 'Close (2)');
    expect(await screen.findByText(/1 of 2 items could not be changed/)).toBeDefined();
    expect(closed).toEqual(['Three']);
    expect(screen.getByText('1 selected')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select One' }).checked).toBe(true);
    const reasons = screen.getByText('Failed: Close').closest('[role=alert]');
    expect(reasons?.textContent).toContain('One Something went wrong');

    failing = '';
    await press('button', 'Close (1)');
    expect(await screen.findByText('1 item changed')).toBeDefined();
    expect(screen.queryByText('Failed: Close')).toBeNull();
  });

  it('does not count a selected item that has left the list', async () => {
    const show = renderTable();
    await press('checkbox', 'Select all');
    show(ITEMS.slice(1));
    expect(screen.getByText('2 selected')).toBeDefined();
    await press('button', 'Close (1)');
    expect(await screen.findByText('1 item changed')).toBeDefined();
    expect(closed).toEqual(['Three']);
  });

  it('shows all of an item below its row', async () => {
    renderTable();
    const row = screen.getByRole('row', { name: /Three/ });
    await userEvent.click(within(row).getByRole('button'));
    expect(screen.getByText('All of Three')).toBeDefined();
  });

  it('offers the sorting of the columns by which the whole list can be sorted', async () => {
    const chosen: unknown[] = [];
    const table = (direction: 'asc' | 'desc' | null) => (
      <ListTable
        items={ITEMS}
        columns={[
          { key: 'id', title: 'Id', render: (_, { id }) => id },
          { key: 'open', title: 'Open', render: (_, { isOpen }) => String(isOpen) },
        ]}
        sorting={{
          keys: ['id'],
          chosen: direction && { key: 'id', direction },
          choose: (next) => chosen.push(next),
        }}
        nameOf={({ id }) => id}
        renderDetail={() => null}
      />
    );
    const { rerender } = renderAdmin(table(null));
    const header = (name: string) => screen.getByRole('columnheader', { name });
    const rows = () => screen.getAllByText(/^(One|Two|Three)$/).map(({ textContent }) => textContent);
    await userEvent.click(header('Open'));
    expect(chosen).toEqual([]);
    for (const direction of ['asc', 'desc'] as const) {
      await userEvent.click(header('Id'));
      rerender(table(direction));
    }
    await userEvent.click(header('Id'));
    expect(header('Id').getAttribute('aria-sort')).toBe('descending');
    expect(chosen).toEqual([{ key: 'id', direction: 'asc' }, { key: 'id', direction: 'desc' }, null]);
    // The query has sorted them.
    expect(rows()).toEqual(['One', 'Two', 'Three']);
  });
});
