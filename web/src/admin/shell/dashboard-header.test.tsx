import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { closeApiAfterEach, connectToApi } from '../testing/connect-to-api.ts';
import { keepDraft } from '../form/drafts.ts';
import { WAITING_TIME } from '../session/renewal.ts';
import { serveDrafts } from '../testing/drafts-on-server.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import type { TestApi } from '../testing/serve-api.ts';
import { DashboardHeader } from './dashboard-header.tsx';

closeApiAfterEach();

async function openHeader(): Promise<TestApi> {
  const api = await connectToApi({ status: 503 });
  renderAdmin(<DashboardHeader onAccount={() => {}} onHelp={() => {}} />);
  return api;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const LOGOUT = 'POST /api/admin/logout ';

it('logs out at once when nothing is unsent', async () => {
  const { calls } = await openHeader();
  await press('Logout');
  await waitFor(() => expect(calls).toEqual([LOGOUT]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stores a draft that only this browser has before it logs out', async () => {
  // Node has none.
  vi.stubGlobal('reportError', () => {});
  const server = await serveDrafts('faqs');
  onTestFinished(() => {
    server.stop();
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  const draft = {
    id: crypto.randomUUID(),
    isNew: true,
    title: '',
    savedAt: new Date('2026-11-21T05:00:00Z'),
  };
  server.store({ ...draft, changes: { answer: 'Here' } });
  keepDraft('faqs', { ...draft, changes: { question: 'Where?' }, isStored: false });
  const { calls } = await openHeader();
  await press('Logout');
  await waitFor(async () =>
    expect(await server.find(draft.id)).toEqual({ question: 'Where?', answer: 'Here' }),
  );
  expect(calls).toEqual([]);
  // Firestore is offline here, so the logout waits as long as it may.
  await waitFor(() => expect(calls).toEqual([LOGOUT]), { timeout: 2 * WAITING_TIME });
});

it('asks before a logout while this phone keeps check-ins, which stay', async () => {
  const kept = {
    key: 'k',
    eventId: 'e',
    bookingId: 'b',
    before: 0,
    arrived: 1,
    at: new Date().toISOString(),
  };
  const text = JSON.stringify([kept]);
  localStorage.setItem('check-ins', text);
  const { calls } = await openHeader();
  await press('Logout');
  expect(screen.getByRole('dialog').textContent).toContain('1 check-in on this phone is not recorded');
  await press('Stay logged in');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
  await press('Logout');
  await press('Log out anyway');
  await waitFor(() => expect(calls).toEqual([LOGOUT]));
  expect(localStorage.getItem('check-ins')).toBe(text);
});
