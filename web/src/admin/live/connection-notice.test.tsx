import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { reportConnection } from './connection.ts';
import { ConnectionNotice } from './connection-notice.tsx';

it('shows until every live source is connected again', () => {
  const [bookings, messages] = [{}, {}];
  renderAdmin(<ConnectionNotice />);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => reportConnection(bookings, false));
  act(() => reportConnection(messages, false));
  expect(screen.getByRole('alert').textContent).toContain('The connection is lost');
  act(() => reportConnection(bookings, true));
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => reportConnection(messages, true));
  expect(screen.queryByRole('alert')).toBeNull();
});
