import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { reportConnection } from './connection.ts';
import { LiveStatus } from './live-status.tsx';

it('shows the loading text', () => {
  renderAdmin(<LiveStatus live={{ state: 'loading' }} loading="Loading bookings…" />);
  expect(screen.getByRole('status').textContent).toContain('Loading bookings…');
});

it('offers a retry after an error but not while waiting for the server', async () => {
  const { rerender } = renderAdmin(<LiveStatus live={{ state: 'unreachable' }} loading="" />);
  expect(screen.getByRole('alert').textContent).toContain('Waiting for the server');
  expect(screen.queryByRole('button')).toBeNull();

  let retried = 0;
  const failed = {
    state: 'failed',
    error: new Error('permission-denied'),
    retry: () => (retried += 1),
  } as const;
  rerender(<LiveStatus live={failed} loading="" />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toBe(1);
});

it('waits for the server instead of loading without end while the connection is lost', () => {
  const source = {};
  renderAdmin(<LiveStatus live={{ state: 'loading' }} loading="Loading bookings…" />);
  act(() => reportConnection(source, false));
  expect(screen.getByRole('alert').textContent).toContain('Waiting for the server');
  act(() => reportConnection(source, true));
  expect(screen.getByRole('status').textContent).toContain('Loading bookings…');
});

it.each([
  ['permission-denied', 'The server refused to show it'],
  ['unavailable', 'Check the connection'],
  ['failed-precondition', 'Something went wrong'],
])('explains the error %s', (code, text) => {
  const error = Object.assign(new Error('sample failure'), { code });
  renderAdmin(<LiveStatus live={{ state: 'failed', error, retry: () => {} }} loading="" />);
  expect(screen.getByRole('alert').textContent).toContain(text);
});
