import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { EventWaitlist } from './event-waitlist.tsx';
import { waitlistOf } from '../events/taken-seats.ts';

const EVENT = '00000000-0000-4000-8000-000000000001';
const entry = {
  id: '00000000-0000-4000-8000-000000000002',
  eventId: EVENT,
  name: 'Sample Guest',
  email: 'gest@example.com',
  language: 'en',
  partySize: 2,
  acceptsFewer: false,
  state: 'waiting',
  overtaken: 0,
  createdAt: Timestamp.fromDate(new Date('2026-11-20T00:00:00Z')),
};

afterEach(() => vi.unstubAllGlobals());

it('the address of an entry is corrected after a question that names both', async () => {
  const server = serveLive('waitlistEntries', waitlistOf(EVENT));
  onTestFinished(server.stop);
  renderAdmin(<EventWaitlist eventId={EVENT} />);
  await userEvent.click(screen.getByText('Waitlist'));
  await server.answer([entry]);
  await userEvent.click(await screen.findByText('Correct the email address', { selector: 'summary' }));
  const field = screen.getByLabelText('Right email address');
  await userEvent.clear(field);
  await userEvent.type(field, 'guest@example.com');
  const request = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', request);
  await userEvent.click(screen.getByRole('button', { name: 'Correct the email address' }));
  expect(await screen.findByText(/^Instead of gest@example.com, .* go to guest@example.com/)).toBeTruthy();
  expect(request).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Correct and send emails' }));
  await screen.findByText('Email address corrected');
  const [path, init] = request.mock.calls[0]!;
  expect([path, init!.method, init!.body]).toEqual([
    `/api/admin/waitlist/${entry.id}/email`,
    'PUT',
    JSON.stringify({ email: 'guest@example.com' }),
  ]);
});
