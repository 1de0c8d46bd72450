import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { reportConnection } from '../live/connection.ts';
import type { Live } from '../live/live.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { FoundItems } from './found-items.tsx';

type Item = { id: string };

function list(latest: Live<Item[]>) {
  return (
    <FoundItems<Item>
      collection="faqs"
      latest={latest}
      mayHaveMore={latest.state === 'ready'}
      total="3 in all"
      label="Items"
      loading="Loading items…"
      counted={(count) => `${count} items`}
      empty="Nothing"
      onMore={() => {}}
    >
      {(items) => items.map(({ id }) => <input key={id} aria-label={id} />)}
    </FoundItems>
  );
}

const LOADED: Live<Item[]> = { state: 'ready', value: [{ id: 'one' }, { id: 'two' }] };

async function renderWithText() {
  const { rerender } = renderAdmin(list(LOADED));
  await userEvent.type(screen.getByLabelText('one'), 'typed');
  return (latest: Live<Item[]>) => rerender(list(latest));
}
const typed = () => screen.getByLabelText<HTMLInputElement>('one').value;

it('keeps the loaded items and what is typed in them while a further page waits for the server', async () => {
  const update = await renderWithText();
  update({ state: 'unreachable' });
  expect(typed()).toBe('typed');
  expect(screen.getByRole('alert').textContent).toContain('Waiting for the server');
  update(LOADED);
  expect(typed()).toBe('typed');
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
});

it('keeps the rest of the tab while what its items need still loads', async () => {
  let finish: (text: string) => void = () => {};
  const texts = new Promise<string>((resolve) => (finish = resolve));
  const Late = () => use(texts);
  const tab = (
    <Suspense fallback="The whole tab loads">
      <FoundItems<Item>
        collection="faqs"
        latest={LOADED}
        mayHaveMore={false}
        total=""
        label="Items"
        loading="Loading items…"
        counted={(count) => `${count} items`}
        empty="Nothing"
        onMore={() => {}}
      >
        {() => <Late />}
      </FoundItems>
    </Suspense>
  );
  await act(async () => void renderAdmin(tab));
  expect(screen.queryByText('The whole tab loads')).toBeNull();
  expect(screen.getByText('2 items')).toBeDefined();
  await act(async () => finish('Late texts'));
  expect(screen.getByText('Late texts')).toBeDefined();
});

it('does not count an empty list whose connection is lost', () => {
  const { rerender } = renderAdmin(list({ state: 'ready', value: [] }));
  rerender(list({ state: 'unreachable' }));
  expect(screen.getByRole('alert').textContent).toContain('Waiting for the server');
  expect(screen.queryByText(/0 items/)).toBeNull();
});

it('keeps them when a further page fails, and offers to load it again', async () => {
  const update = await renderWithText();
  let retries = 0;
  update({ state: 'failed', error: new Error('sample failure'), retry: () => (retries += 1) });
  expect(typed()).toBe('typed');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retries).toBe(1);
});

it('says that a further page waits for the connection instead of loading it without end', async () => {
  const update = await renderWithText();
  update({ state: 'loading' });
  expect(screen.getByRole('button', { name: /Loading more/ })).toBeDefined();
  const source = {};
  act(() => reportConnection(source, false));
  expect(screen.getByRole('alert').textContent).toContain('Waiting for the server');
  act(() => reportConnection(source, true));
  expect(screen.queryByRole('alert')).toBeNull();
});
