import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { closeApiAfterEach, connectToApi } from '../testing/connect-to-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { EventChangeReview } from './event-change-review.tsx';

closeApiAfterEach();

const base = anEvent();
const { id: _, createdAt: __, ...input } = base;
const written = { ...input, dateTime: new Date(base.dateTime.getTime() + 3_600_000) };
const guest = { name: 'Sample Visitor', numberOfParticipants: 2, phone: '+821000000001' };

/** Shows the review of a change that concerns these guests, and others who wait. */
async function show(hasEmail: readonly boolean[], waiting = 0) {
  const guests = hasEmail.map((has) => ({ ...guest, id: crypto.randomUUID(), hasEmail: has }));
  await connectToApi({ status: 200, body: JSON.stringify({ taken: 4, guests, waiting, mails: [] }) });
  const onSaved = vi.fn<(message?: string) => void>();
  const ignore = () => {};
  renderAdmin(
    <EventChangeReview
      base={base}
      written={written}
      onBack={ignore}
      onSaved={onSaved}
      onConflict={ignore}
      onProblem={ignore}
    />,
  );
  return onSaved;
}

it('reports how many guests are told by mail', async () => {
  const onSaved = await show([true, true, false]);
  await userEvent.click(await screen.findByRole('button', { name: 'Save and tell the guests' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith('Event updated. 2 guests will be emailed.'));
});

it('reports no mails that are not wanted', async () => {
  const onSaved = await show([true]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Tell the guests/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(undefined));
});

it('lists the guests without an address with their telephone numbers', async () => {
  await show([true, false]);
  const link = await screen.findByRole('link', { name: '+82 10-0000-0001' });
  expect(link.getAttribute('href')).toBe('tel:+821000000001');
});

it('counts the guests on the waiting list, and notifies them also if nobody has booked', async () => {
  const onSaved = await show([], 2);
  expect(await screen.findByText('2 guests on the waiting list are affected.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save and tell the guests' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith('Event updated. 2 guests will be emailed.'));
});
