import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { EventList } from '../event-list.tsx';
import { forgetReceipt, keepReceipt } from './keep-receipt.ts';
import { eventsQuery, SEATS_KEY, seatsQuery } from '../event-data/event-queries.ts';

const EVENT = anEvent({ title: 'Pour over', price: 30_000, capacity: 10 });

/** A day after the event. */
const UNTIL = EVENT.dateTime.getTime() + EVENT.duration * 60_000 + 24 * 60 * 60_000;

/** The responses of the backend. */
const answered = vi.fn<typeof fetch>();
const BOOKING_ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const REFERENCE = bookingReference(BOOKING_ID);
const booked = () =>
  Response.json({ id: BOOKING_ID, reference: REFERENCE, token: 'token', status: 'pending' }, { status: 201 });
const refused = (code: string, detail: string) =>
  new Response(JSON.stringify({ code, detail }), {
    status: 409,
    headers: { 'Content-Type': 'application/problem+json' },
  });
const sent = (call = 0) => {
  const init = answered.mock.calls[call]?.[1];
  return {
    headers: init?.headers as Record<string, string>,
    body: JSON.parse(String(init?.body)) as unknown,
  };
};

function Switch() {
  const { chooseLanguage } = useLanguage();
  return <button onClick={() => chooseLanguage('kr')}>한국어</button>;
}

// Loads the dialog's chunk in advance, so that no test depends on the time it takes.
beforeAll(() => import('./booking-dialog.tsx'));

beforeEach(() => {
  answered.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('fetch', answered);
});

function renderEvents(event = EVENT) {
  return renderAt(
    '/en/experiences',
    <>
      <EventList />
      <Switch />
    </>,
    {
      answers: [
        [eventsQuery.queryKey, [event]],
        [seatsQuery([EVENT.id]).queryKey, [{ id: EVENT.id, booked: 7 }]],
      ],
    },
  );
}

async function openDialog(event = EVENT) {
  const view = renderEvents(event);
  const seatsReadAgain = vi.spyOn(view.queryClient, 'invalidateQueries').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: 'Book now: Pour over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book your seats' }));
  const { address, unmount, queryClient } = view;
  return { dialog, seatsReadAgain, address, unmount, queryClient };
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

const field = (dialog: Dialog, name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name);
const submit = (dialog: Dialog) => dialog.getByRole<HTMLButtonElement>('button', { name: 'Request booking' });

async function fillIn(dialog: Dialog) {
  await userEvent.type(field(dialog, /^Full name/), 'Sample Visitor');
  await userEvent.type(field(dialog, /^Email/), 'visitor@example.com');
}

describe('booking dialog', () => {
  it('sends no invalid values, shows each error at its field and the first one as a toast', async () => {
    const { dialog } = await openDialog();
    await userEvent.type(field(dialog, /^Full name/), '김');
    await userEvent.click(submit(dialog));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Name must be at least 2 characters');
    expect(field(dialog, /^Full name/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(dialog, /^Full name/));
    expect(dialog.getByText('Please enter a valid email address')).toBeTruthy();
    expect(answered).not.toHaveBeenCalled();
    await userEvent.type(field(dialog, /^Full name/), '담');
    await waitFor(() => expect(field(dialog, /^Full name/).getAttribute('aria-invalid')).toBe('false'));
  });

  it('says that the event is full when its last seats are read as taken while the form is filled in', async () => {
    const { dialog, queryClient } = await openDialog();
    await fillIn(dialog);
    act(() => {
      queryClient.setQueryData(seatsQuery([EVENT.id]).queryKey, [{ id: EVENT.id, booked: 10 }]);
    });
    await userEvent.click(submit(dialog));
    expect((await screen.findByRole('alert')).textContent).toContain('Event is fully booked.');
    expect(field(dialog, /^Full name/).value).toBe('Sample Visitor');
    expect(answered).not.toHaveBeenCalled();
  });

  it('offers payment at the venue to guests who cannot pay online, unless everybody pays there', async () => {
    const offer = 'No Korean phone or card? Please write to us instead of booking here';
    const { dialog, unmount } = await openDialog();
    // Below the fields, with the other terms of payment.
    const fieldBefore = dialog
      .getByText(offer, { exact: false })
      .compareDocumentPosition(field(dialog, /^Phone/));
    expect(fieldBefore).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(dialog.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
      '/en/contact?about=Pour%20over',
    );
    unmount();
    const paidOnSite = await openDialog({ ...EVENT, payment: 'onSite' });
    expect(paidOnSite.dialog.queryByText(offer, { exact: false })).toBeNull();
  });

  it('states place, duration, time to pay, refund terms, the rule on identification and what the data is for', async () => {
    const { dialog } = await openDialog({ ...EVENT, tags: ['makgeolli'], duration: 150 });
    expect(dialog.getByText('Sample room · 2 hours 30 minutes')).toBeTruthy();
    expect(
      dialog.getByText(/^Pay online within 1 hour of booking, and before the event begins,/),
    ).toBeTruthy();
    expect(dialog.getByText(/cancel at least 3 days before the event/)).toBeTruthy();
    expect(dialog.getByText(/bring an ID that shows your age/)).toBeTruthy();
    const privacy = dialog.getByRole('link', { name: 'Privacy policy' });
    // In a new tab, so that nothing typed is lost.
    expect(privacy.getAttribute('target')).toBe('_blank');
  });

  it('books once, opens the page of the booking with a toast, closes and clears the fields', async () => {
    answered.mockImplementation(async () => booked());
    const { dialog, seatsReadAgain, address } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'One more' }));
    expect(dialog.getByText('₩60,000')).toBeTruthy();
    await userEvent.click(submit(dialog));
    const toast = await screen.findByText(/^Booking confirmed!/);
    expect(toast.parentElement?.textContent).toContain(REFERENCE);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(address()).toBe('/en/booking/token'));
    expect(seatsReadAgain).toHaveBeenCalledExactlyOnceWith({ queryKey: SEATS_KEY });
    expect(sent().headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent().body).toEqual({
      eventId: EVENT.id,
      name: 'Sample Visitor',
      email: 'visitor@example.com',
      numberOfParticipants: 2,
      status: 'pending',
      language: 'en',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Book now: Pour over' }));
    const again = within(await screen.findByRole('dialog'));
    expect(field(again, /^Full name/).value).toBe('');
    await fillIn(again);
    await userEvent.click(submit(again));
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(2));
    expect(sent(1).headers['Idempotency-Key']).not.toBe(sent(0).headers['Idempotency-Key']);
  });

  it('leads nowhere when the visitor has closed the dialog before the answer', async () => {
    let answer: (response: Response) => void = () => {};
    answered.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { dialog, address } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    answer(booked());
    await screen.findByText(/^Booking confirmed!/);
    expect(address()).toBe('/en/experiences');
  });

  it('stays on the page with the receipt when the connection is lost after the booking', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answered.mockImplementation(async () => booked());
    const { dialog, address } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    await screen.findByText(/^Booking confirmed!/);
    expect(await screen.findByRole('link', { name: 'See your booking' })).toBeTruthy();
    expect(address()).toBe('/en/experiences');
  });

  it.each([
    ['success', booked, /^Booking confirmed!/],
    ['a full event', () => refused('capacity_exceeded', 'capacity exceeded'), /^Event is fully booked/],
    ['any other error', () => new Response('', { status: 500 }), /^Failed to book event/],
  ])('shows an error toast for %s for five seconds', async (_, answer, title) => {
    answered.mockImplementation(async () => answer());
    const { dialog } = await openDialog();
    await fillIn(dialog);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    try {
      const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
      fireEvent.click(submit(dialog));
      await pass(0);
      expect(screen.getByText(title)).toBeTruthy();
      await pass(4_999);
      expect(screen.getByText(title)).toBeTruthy();
      await pass(1);
      expect(screen.queryByText(title)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('disables its button and labels it "Booking..." while the request is pending', async () => {
    let answer = (_: Response) => {};
    answered.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { dialog } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    const button = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Booking...' });
    expect(button.disabled).toBe(true);
    answer(booked());
    await screen.findByText(/^Booking confirmed!/);
  });

  it('keeps the typed text and the idempotency key after a lost response, even when closed in between', async () => {
    answered.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(booked());
    const { dialog } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to book event. Please try again.',
    );
    // The first is the dialog's button; the second one closes the toast inside the dialog.
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Book now: Pour over' }));
    expect(field(dialog, /^Full name/).value).toBe('Sample Visitor');
    await userEvent.click(submit(dialog));
    await screen.findByText(/^Booking confirmed!/);
    expect(sent(1).headers['Idempotency-Key']).toBe(sent(0).headers['Idempotency-Key']);
  });

  it.each([
    ['capacity_exceeded', 'capacity exceeded: 1 seat left', 'Event is fully booked.'],
    ['app_not_verified', 'This call did not come from the site', 'or call us on 02-0000-0000.'],
    ['event_closed', 'This event takes no bookings', 'Failed to book event. Please try again.'],
    ['party_too_large', 'One guest cannot book that many seats', 'or contact us about a larger party.'],
  ])('explains %s', async (code, detail, message) => {
    answered.mockResolvedValue(refused(code, detail));
    const { dialog } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('offers the waitlist after a refusal for lack of seats, because free seats may be kept for it', async () => {
    answered.mockResolvedValue(refused('capacity_exceeded', 'capacity exceeded: 0 left'));
    const { dialog } = await openDialog();
    expect(screen.queryByRole('button', { name: /^Join the waitlist/ })).toBeNull();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    expect((await screen.findByRole('alert')).textContent).toContain('Close this window to join it.');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.getByRole('button', { name: /^Join the waitlist/ })).toBeTruthy();
  });

  it('shows the reference of an earlier request whose response was lost', async () => {
    answered.mockResolvedValue(refused('idempotency_conflict', 'Something else was sent under this key'));
    const { dialog } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(bookingReference(sent().headers['Idempotency-Key'] as string));
  });

  it('asks for no more than is needed as special requests, and says how long they are kept', async () => {
    const { dialog } = await openDialog();
    const hint = dialog.getByText(/Only what we need to know to prepare.*30 days/);
    expect(field(dialog, /^Special requests/).getAttribute('aria-describedby')).toContain(hint.id);
  });

  it('leaves a receipt with a calendar file, which KakaoTalk’s browser may not save', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sample');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    answered.mockResolvedValue(booked());
    const { dialog } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    await screen.findByText(/^Booking confirmed!/);
    expect(screen.getByText(new RegExp(`Reference ${REFERENCE}`))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(names).toEqual([`${REFERENCE}.ics`]);
    const [file] = await Promise.all(saved.mock.calls.map(([content]) => (content as Blob).text()));
    expect(file).toContain('SUMMARY:Pour over');
    expect(file).toContain(`UID:${BOOKING_ID}@`);
    expect(screen.queryByText(/^If no file was saved/)).toBeNull();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mobile/15E148 KAKAOTALK 9.7.6');
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(
      await screen.findByText(/^If no file was saved, open the calendar file in our email/),
    ).toBeTruthy();
  });

  it('keeps the typed text when the language changes', async () => {
    const { dialog } = await openDialog();
    await fillIn(dialog);
    fireEvent.click(screen.getByText('한국어'));
    const korean = within(await screen.findByRole('dialog', { name: '체험 예약' }));
    expect(korean.getByLabelText<HTMLInputElement>('이름').value).toBe('Sample Visitor');
  });

  it('closes on Escape and opens again on the next press', async () => {
    await openDialog();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Book now: Pour over' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('replaces an invalid number of participants by 1 on blur', async () => {
    const { dialog } = await openDialog();
    const people = field(dialog, /^Number of participants/);
    expect([people.getAttribute('aria-valuemin'), people.getAttribute('aria-valuemax')]).toEqual(['1', '3']);
    await userEvent.clear(people);
    expect(people.value).toBe('');
    await userEvent.tab();
    expect(people.value).toBe('1');
  });

  it.each(['２', '2명'])('reads the number of participants from %s', async (typed) => {
    const { dialog } = await openDialog();
    const people = field(dialog, /^Number of participants/);
    fireEvent.change(people, { target: { value: typed } });
    expect(people.value).toBe(typed);
    await userEvent.type(people, '{ArrowUp}');
    expect(people.value).toBe('3');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(people.value).toBe('2');
  });

  it('offers as many participants as one guest may book, and says so', async () => {
    const { dialog } = await openDialog({ ...EVENT, maxPartySize: 2 });
    const people = field(dialog, /^Number of participants/);
    expect(people.getAttribute('aria-valuemax')).toBe('2');
    expect(dialog.getByText('One guest can book up to 2 seats.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'One more' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true);
  });

  it('is not submitted by the Enter key that completes a Korean syllable', async () => {
    const { dialog } = await openDialog();
    const press = (isComposing: boolean) =>
      fireEvent.keyDown(field(dialog, /^Full name/), { key: 'Enter', isComposing });
    expect(press(true)).toBe(false);
    expect(press(false)).toBe(true);
  });

  it('shows the receipt again after a reload, and keeps nothing about the guest', async () => {
    answered.mockImplementation(async () => booked());
    const { dialog, unmount } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    expect(await screen.findByRole('button', { name: /calendar/i })).toBeTruthy();
    expect(Object.values({ ...sessionStorage }).map((text) => JSON.parse(text) as unknown)).toEqual([
      { id: BOOKING_ID, token: 'token', at: expect.any(Number), until: UNTIL },
    ]);
    unmount();
    renderEvents();
    const receipt = await screen.findByRole('button', { name: /calendar/i });
    expect(receipt.parentElement?.textContent).toContain(REFERENCE);
    expect(screen.getByRole('link', { name: 'See your booking' }).getAttribute('href')).toBe(
      '/en/booking/token',
    );
  });

  it('shows the references of two bookings of one event, also in other tabs', async () => {
    const references = [BOOKING_ID, '0a1b2c3d-58cc-4372-a567-0e02b2c3d479'].map((id) => {
      keepReceipt(EVENT, { id });
      return bookingReference(id);
    });
    const shown = () => references.filter((one) => screen.queryByText(new RegExp(one)));
    const thisTab = renderEvents();
    await waitFor(() => expect(shown()).toEqual(references));
    thisTab.unmount();
    sessionStorage.clear();
    renderEvents();
    await waitFor(() => expect(shown()).toEqual(references));
    act(() => forgetReceipt(references[1]!));
    expect(shown()).toEqual([REFERENCE]);
    act(() => forgetReceipt(REFERENCE));
  });

  it('shows the reference in other tabs until a day after the event, or until it is removed', async () => {
    answered.mockImplementation(async () => booked());
    const { dialog, unmount } = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    await screen.findByRole('button', { name: /calendar/i });
    unmount();
    sessionStorage.clear();
    const kept = { eventId: EVENT.id, startsAt: EVENT.dateTime.getTime(), reference: REFERENCE };
    const stored = localStorage.getItem(`booking:${EVENT.id}:${REFERENCE}`)!;
    expect(JSON.parse(stored)).toEqual({ ...kept, until: UNTIL });

    const anotherTab = renderEvents();
    const receipt = () => screen.queryByText(new RegExp(`reference ${REFERENCE}`));
    await waitFor(() => expect(receipt()).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
    expect(receipt()).toBeNull();
    expect(localStorage.getItem(`booking:${EVENT.id}:${REFERENCE}`)).toBeNull();
    expect(screen.getByText('Removed from this device')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pour over' }));
    anotherTab.unmount();

    localStorage.setItem(`booking:${EVENT.id}:${REFERENCE}`, JSON.stringify({ ...kept, until: Date.now() }));
    renderEvents();
    expect(receipt()).toBeNull();
  });

  describe('of a booking that is paid online', () => {
    const AT = Date.parse('2026-11-28T05:00:00Z');
    const MINUTES_LEFT = 60;

    /** Keeps a receipt in this tab, and lets the server return its order in a state. */
    function keep(state: string, minutesLeft = MINUTES_LEFT) {
      const payBy = new Date(Date.now() + minutesLeft * 60_000).toISOString();
      const payment = { token: 'token', totalWon: 30_000, payBy };
      sessionStorage.setItem(
        `booking:${EVENT.id}:${REFERENCE}`,
        JSON.stringify({ id: BOOKING_ID, at: AT, until: UNTIL, payment }),
      );
      answered.mockImplementation(async () =>
        Response.json({ kind: 'booking', state, totalWon: 30_000, payBy, refundedWon: 0 }),
      );
    }
    const pay = () => screen.queryByRole('button', { name: 'Pay ₩30,000' });
    const removal = () => screen.queryByRole('button', { name: 'Remove from this device' });

    it('offers no removal while it may be paid', async () => {
      keep('awaitingPayment');
      const { unmount } = renderEvents();
      await waitFor(() => expect(pay()).toBeTruthy());
      expect(removal()).toBeNull();
      unmount();
      keep('awaitingPayment', 0);
      renderEvents();
      await waitFor(() => expect(removal()).toBeTruthy());
    });

    it.each([
      ['paid', 'Paid: your booking is confirmed'],
      ['expired', 'The payment deadline has passed'],
      ['refunded', 'Refunded'],
    ])('shows that it is %s, and asks for no payment', async (state, text) => {
      keep(state);
      renderEvents();
      expect(await screen.findByText(text)).toBeTruthy();
      expect(pay()).toBeNull();
      expect(screen.queryByText(/Please pay/)).toBeNull();
      expect(screen.getByRole('link', { name: 'See your booking' }).getAttribute('href')).toBe(
        '/en/booking/token',
      );
    });

    it('shows the last known state with its time, and asks for no payment, while the server cannot be reached', async () => {
      keep('paid');
      const { unmount } = renderEvents();
      await screen.findByText('Paid: your booking is confirmed');
      unmount();
      answered.mockRejectedValue(new TypeError('offline'));
      renderEvents();
      expect(await screen.findByText(/^As of .+ Korean time/)).toBeTruthy();
      expect(screen.getByText('Paid: your booking is confirmed')).toBeTruthy();
      expect(pay()).toBeNull();
    });

    it('shows the state at booking with its time while the server has not been reached since', async () => {
      keep('paid');
      answered.mockRejectedValue(new TypeError('offline'));
      renderEvents();
      expect(await screen.findByText(/^As of Saturday, Nov 28 at 2:00 PM, Korean time/)).toBeTruthy();
      expect(screen.getByText('Waiting for payment')).toBeTruthy();
      expect(pay()).toBeNull();
    });
  });

  it('hides the receipt of a tab, too, a day after the event', () => {
    sessionStorage.setItem(
      `booking:${EVENT.id}:${REFERENCE}`,
      JSON.stringify({ id: BOOKING_ID, until: Date.now() }),
    );
    renderEvents();
    expect(screen.queryByText(new RegExp(REFERENCE))).toBeNull();
  });
});
