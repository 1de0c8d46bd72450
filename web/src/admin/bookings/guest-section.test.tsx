import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { withoutJoiners } from '@app/domain/shared/keep-together.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { GuestSection } from './guest-section.tsx';

const event = anEvent();
const booking = aBooking(event.id, { name: 'Sample Visitor' });
const other = aBooking(event.id, { status: 'cancelled' });
const requested = vi.fn<typeof fetch>();

// The section loads this when it is opened; on a busy machine the first load takes longer than a test waits.
beforeAll(() => import('./guest-details.tsx'));

beforeEach(() => {
  localStorage.clear();
  requested
    .mockReset()
    .mockImplementation(async (_, init) =>
      init?.method === 'GET'
        ? Response.json({ note: 'Allergic to nuts', bookings: [booking, other] })
        : new Response(null, { status: 204 }),
    );
  vi.stubGlobal('fetch', requested);
});
afterEach(() => vi.unstubAllGlobals());

/** The requests that change something. */
const changes = () =>
  requested.mock.calls
    .filter(([, init]) => init?.method !== 'GET')
    .map(([path, init]) => [init!.method, path, init!.body && JSON.parse(init!.body as string)]);

async function open() {
  renderAdmin(<GuestSection booking={booking} />);
  await userEvent.click(screen.getByText('Note on this guest, and all bookings'));
  return screen.findByLabelText<HTMLTextAreaElement>(/^Note \(guests never/);
}

describe("the section about a booking's guest", () => {
  it('shows the note and all bookings of the address', async () => {
    expect((await open()).value).toBe('Allergic to nuts');
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toHaveLength(2);
    expect(items[0]).toContain('this booking');
    expect(items[1]).toContain('Cancelled');
  });

  it('shows the event of each booking as it is now', async () => {
    const server = serveLive('events', { where: [['__name__', '==', event.id]], limit: 1 });
    onTestFinished(server.stop);
    await open();
    const moved = { ...event, dateTime: Timestamp.fromDate(new Date('2099-05-02T09:30:00Z')) };
    await server.answer([moved]);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => withoutJoiners(textContent));
    expect(items.map((item) => item.includes('6:30 PM'))).toEqual([true, true]);
  });

  it('shows what was agreed until the events are loaded', async () => {
    await open();
    for (const item of screen.getAllByRole('listitem')) {
      expect(withoutJoiners(item.textContent)).toContain('2:00 PM');
      expect(item.getAttribute('aria-busy')).toBeNull();
    }
  });

  it('stores a changed note', async () => {
    const note = await open();
    fireEvent.change(note, { target: { value: 'Window seat' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await vi.waitFor(() =>
      expect(changes()).toEqual([
        ['PUT', `/api/admin/bookings/${booking.id}/guest/note`, { text: 'Window seat' }],
      ]),
    );
  });

  it('keeps a note until it is saved, and opens by itself with it', async () => {
    fireEvent.change(await open(), { target: { value: 'Window seat' } });
    cleanup();
    const { unmount } = renderAdmin(<GuestSection booking={booking} />);
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Note \(guests never/)).value).toBe(
      'Window seat',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Note saved')).toBeDefined();
    unmount();
    expect((await open()).value).toBe('Allergic to nuts');
  });

  it('drops a typed note when another one has been saved since, at any booking of the address', async () => {
    fireEvent.change(await open(), { target: { value: 'Window seat' } });
    cleanup();
    requested.mockImplementation(async () =>
      Response.json({ note: 'Allergic to milk', bookings: [booking] }),
    );
    const { unmount } = renderAdmin(<GuestSection booking={booking} />);
    const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Note \(guests never/);
    expect(note.value).toBe('Allergic to milk');
    unmount();
    renderAdmin(<GuestSection booking={booking} />);
    expect(screen.queryByLabelText(/^Note \(guests never/)).toBeNull();
  });

  it('corrects the address after a question that names both, and refuses an invalid or the present one', async () => {
    await open();
    await userEvent.click(screen.getByText('Correct the email address', { selector: 'summary' }));
    const field = screen.getByLabelText<HTMLInputElement>('Right email address');
    const correct = () => userEvent.click(screen.getByRole('button', { name: 'Correct the email address' }));
    for (const [typed, refusal] of [
      ['nobody', 'Check this email address.'],
      [booking.email!.toUpperCase(), 'This is the recorded address.'],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      await correct();
      expect(await screen.findByText(refusal)).toBeDefined();
    }
    fireEvent.change(field, { target: { value: ' right@example.com ' } });
    await correct();
    const question = await screen.findByRole('dialog', {
      name: 'Correct the email address of Sample Visitor?',
    });
    for (const address of [booking.email, 'right@example.com'])
      expect(question.textContent).toContain(address);
    expect(changes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Correct and send emails' }));
    await vi.waitFor(() =>
      expect(changes()).toEqual([
        ['PUT', `/api/admin/bookings/${booking.id}/email`, { email: 'right@example.com' }],
      ]),
    );
  });

  it('keeps an address that was typed, and opens by itself with it', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Right email address'), '.kr');
    cleanup();
    renderAdmin(<GuestSection booking={booking} />);
    const field = await screen.findByLabelText<HTMLInputElement>('Right email address');
    expect(field.value).toBe(`${booking.email}.kr`);
    expect(field.closest('details')!.open).toBe(true);
  });

  it('revokes the links only after a confirmation', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke booking links' }));
    expect(changes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the links' }));
    await vi.waitFor(() =>
      expect(changes()).toEqual([['DELETE', `/api/admin/bookings/${booking.id}/link`, undefined]]),
    );
  });
});
