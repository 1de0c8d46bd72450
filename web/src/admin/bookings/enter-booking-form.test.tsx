import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { EnterBooking } from './enter-booking.tsx';

const event = anEvent({ capacity: 10 });
const answered = vi.fn<typeof fetch>();
beforeEach(() => {
  localStorage.clear();
  answered.mockReset();
  vi.stubGlobal('fetch', answered);
});

const open = async () => {
  renderAdmin(<EnterBooking event={event} />);
  await userEvent.click(screen.getByText('Add a booking'));
};
/** The title of the dialog while it is open. */
const dialog = () => screen.queryByText('Phone or walk-in booking');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
const refused = (code: string, status = 409) =>
  new Response(JSON.stringify({ code }), {
    status,
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
    await open();
    await userEvent.clear(field('Participants'));
    await save();
    expect(await screen.findByText('Enter a name of 2 to 100 characters.')).toBeDefined();
    expect(screen.getByText('Enter a number from 1 to 10.')).toBeDefined();
    expect(answered).not.toHaveBeenCalled();
    await fill('Name', ' Sample Caller ');
    await fill('Participants', '2');
    await save();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(sent().body).toEqual({
      eventId: event.id,
      name: 'Sample Caller',
      numberOfParticipants: 2,
    });
  });

  it('offers a mail once there is an address', async () => {
    answered.mockImplementation(async () => Response.json(aBooking(event.id), { status: 201 }));
    await open();
    expect(screen.queryByLabelText('Send a confirmation email')).toBeNull();
    await fill('Name', 'Sample Caller');
    await fill('Email (optional)', 'caller@example.com');
    await userEvent.click(field('Send a confirmation email'));
    await save();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(sent().body).toMatchObject({
      email: 'caller@example.com',
      language: 'kr',
      sendsMail: true,
    });
  });

  it('keeps what was typed when the event is full, and sends the next request with the same key', async () => {
    answered.mockImplementation(async () => refused('capacity_exceeded'));
    await open();
    await fill('Name', 'Sample Caller');
    await save();
    expect(await screen.findByText(/^Not that many seats are left/)).toBeDefined();
    expect(field('Name').value).toBe('Sample Caller');
    answered.mockImplementation(async () => refused('not_found'));
    await save();
    expect(await screen.findByText('This event has been deleted and takes no bookings.')).toBeDefined();
    answered.mockImplementation(async () => refused('validation_failed', 400));
    await save();
    expect((await screen.findByText(/could not be saved/)).closest('[role=alert]')?.textContent).toContain(
      'The server refused this.',
    );
    expect(sent(2).key).toBe(sent(0).key);
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['kr', '2', ['예시 워크숍', '2099년 5월 3일 일요일 오전 12:30 KST', '₩60,000', '당일 현장 결제']],
    ['en', '3', ['Sample Workshop', 'Sunday, May 03 at 12:30 AM KST', '₩90,000', 'At the venue on the day']],
  ] as const)(
    'states event, time, total and payment for the chosen party (%s)',
    async (language, party, texts) => {
      const dated = anEvent({ capacity: 10, dateTime: new Date('2099-05-02T15:30:00Z'), price: 30_000 });
      renderAdmin(<EnterBooking event={dated} />, { language });
      await userEvent.click(screen.getByRole('button'));
      await fill(language === 'kr' ? '인원' : 'Participants', party);
      for (const text of texts) expect(screen.getByText(text)).toBeDefined();
      await fill(language === 'kr' ? '인원' : 'Participants', 'x');
      expect(screen.queryByText(/₩/)).toBeNull();
    },
  );

  it('names no way of paying for a free event', async () => {
    renderAdmin(<EnterBooking event={anEvent({ price: 0 })} />);
    await userEvent.click(screen.getByText('Add a booking'));
    expect(screen.getByText('Free')).toBeDefined();
    expect(screen.queryByText('At the venue on the day')).toBeNull();
  });

  it.each([
    ['lost', new TypeError('Failed to fetch')],
    ['late', new DOMException('The request timed out.', 'TimeoutError')],
  ])('calls no booking failed whose answer is %s', async (_, error) => {
    answered.mockRejectedValueOnce(error);
    await open();
    await fill('Name', 'Sample Caller');
    await save();
    expect(await screen.findByText(/it is not known whether the booking was made/)).toBeDefined();
    expect(screen.queryByText(/could not|failed/i)).toBeNull();
    answered.mockImplementation(async () => Response.json(aBooking(event.id), { status: 201 }));
    await save();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(sent(1)).toEqual(sent(0));
  });

  it('asks before Escape or its button loses what was typed', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()).toBeNull());
    await userEvent.click(screen.getByText('Add a booking'));
    await fill('Name', 'Sample Caller');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByText('Keep editing'));
    expect(field('Name').value).toBe('Sample Caller');
    await userEvent.click(screen.getByText('Close'));
    await userEvent.click(await screen.findByText('Leave without saving'));
    await vi.waitFor(() => expect(dialog()).toBeNull());
    await userEvent.click(screen.getByText('Add a booking'));
    expect(field('Name').value).toBe('');
  });

  it('asks about a name that was typed just before Escape', async () => {
    await open();
    fireEvent.change(field('Name'), { target: { value: 'Sample Caller' } });
    fireEvent.keyDown(field('Name'), { key: 'Escape', code: 'Escape', keyCode: 27 });
    expect(await screen.findByText('Leave without saving')).toBeDefined();
  });

  it('opens by itself after a reload with what was typed, and repeats a request whose answer was lost', async () => {
    answered.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const reload = () => {
      cleanup();
      renderAdmin(<EnterBooking event={event} />);
    };
    await open();
    await fill('Name', 'Sample Caller');
    await fill('Phone (optional)', '010-0000-0000');
    await save();
    await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
    reload();
    await screen.findByDisplayValue('010-0000-0000');
    answered.mockImplementation(async () => Response.json(aBooking(event.id), { status: 201 }));
    await save();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(sent(1)).toEqual(sent(0));
    reload();
    expect(dialog()).toBeNull();
  });

  it('opens without another event’s booking', async () => {
    await open();
    await fill('Name', 'Sample Caller');
    cleanup();
    renderAdmin(<EnterBooking event={anEvent()} />);
    expect(dialog()).toBeNull();
  });
});
