import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { EnterBookingForm } from './enter-booking-form.tsx';

const event = anEvent({ capacity: 10 });
const answered = vi.fn<typeof fetch>();
const closed = vi.fn<() => void>();
beforeEach(() => {
  answered.mockReset();
  closed.mockReset();
  vi.stubGlobal('fetch', answered);
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
const refused = (code: string) =>
  new Response(JSON.stringify({ code }), {
    status: 409,
    headers: { 'Content-Type': 'application/problem+json' },
  });
const sent = (call = 0) => {
  const { headers, body } = answered.mock.calls[call]![1]!;
  return {
    key: (headers as Record<string, string>)['Idempotency-Key'],
    body: JSON.parse(String(body)) as unknown,
  };
};

describe('form for a telephone or walk-in booking', () => {
  it('needs a name and a number of participants, and nothing else', async () => {
    answered.mockImplementation(async () => Response.json(aBooking(event.id), { status: 201 }));
    renderAdmin(<EnterBookingForm event={event} onClose={closed} />);
    await userEvent.clear(field('Participants'));
    await save();
    expect(await screen.findByText('Enter a name of 2 to 100 characters.')).toBeDefined();
    expect(screen.getByText('Enter a number from 1 to 10.')).toBeDefined();
    expect(answered).not.toHaveBeenCalled();
    await userEvent.type(field('Name'), ' Sample Caller ');
    await userEvent.type(field('Participants'), '2');
    await save();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(sent().body).toEqual({
      eventId: event.id,
      name: 'Sample Caller',
      numberOfParticipants: 2,
    });
  });

  it('offers a mail once there is an address', async () => {
    answered.mockImplementation(async () => Response.json(aBooking(event.id), { status: 201 }));
    renderAdmin(<EnterBookingForm event={event} onClose={closed} />);
    expect(screen.queryByLabelText('Send a confirmation by mail')).toBeNull();
    await userEvent.type(field('Name'), 'Sample Caller');
    await userEvent.type(field('Email (optional)'), 'caller@example.com');
    await userEvent.click(field('Send a confirmation by mail'));
    await save();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(sent().body).toMatchObject({
      email: 'caller@example.com',
      language: 'kr',
      sendsMail: true,
    });
  });

  it('keeps what was typed when the event is full, and sends the next request with the same key', async () => {
    answered.mockImplementation(async () => refused('capacity_exceeded'));
    renderAdmin(<EnterBookingForm event={event} onClose={closed} />);
    await userEvent.type(field('Name'), 'Sample Caller');
    await save();
    expect(await screen.findByText(/^Not that many seats are left/)).toBeDefined();
    expect(field('Name').value).toBe('Sample Caller');
    answered.mockImplementation(async () => refused('not_found'));
    await save();
    expect(await screen.findByText('This event has been deleted and takes no bookings.')).toBeDefined();
    expect(sent(1).key).toBe(sent(0).key);
    expect(closed).not.toHaveBeenCalled();
  });
});
