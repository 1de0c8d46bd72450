import { screen } from '@testing-library/react';
import browserConsole from 'node:console';
import { expect, it, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { closeApiAfterEach, connectToApi } from '../testing/connect-to-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import type { serveApi } from '../testing/serve-api.ts';
import { SessionGate } from './session-gate.tsx';

closeApiAfterEach();

async function openDashboard(answer: Parameters<typeof serveApi>[0]) {
  await connectToApi(answer);
  renderAdmin(
    <>
      <SessionGate>
        <p>The dashboard</p>
      </SessionGate>
      <Address />
    </>,
  );
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

it('redirects visitors without a session to the login page', async () => {
  await openDashboard({ status: 200, body: JSON.stringify({ isAuthenticated: false }) });
  expect(await screen.findByText('/admin/login')).toBeDefined();
  expect(screen.queryByText('The dashboard')).toBeNull();
});

it('redirects to the login page when the session check fails and reports the error to the console only', async () => {
  vi.spyOn(browserConsole, 'error').mockImplementation(() => {});
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  await openDashboard({ status: 500, body: 'broken' });
  expect(await screen.findByText('/admin/login')).toBeDefined();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: '500: broken' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

const LIST = 'booking:check-in';

it.each([
  ['answers that there is none', { status: 200, body: JSON.stringify({ isAuthenticated: false }) }, null],
  ['refuses the check', { status: 403, body: 'refused' }, null],
  ['limits its requests', { status: 429, body: 'too many' }, 'kept'],
  ['does not answer', { status: 503, body: 'unavailable' }, 'kept'],
])('shows no kept guests without a session, when the server %s', async (_, answer, left) => {
  vi.stubGlobal('reportError', vi.fn<typeof reportError>());
  vi.spyOn(browserConsole, 'error').mockImplementation(() => {});
  localStorage.setItem(LIST, JSON.stringify({ until: Date.now() + 60_000, event: { id: 'e' } }));
  await openDashboard(answer);
  expect(await screen.findByText('/admin/login')).toBeDefined();
  expect(localStorage.getItem(LIST) && 'kept').toBe(left);
});
