import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { EventList } from '../event-list.tsx';
import { eventsQuery, SEATS_KEY, seatsQuery } from '../event-data/event-queries.ts';

const EVENT = anEvent({ title: 'Pour over', titleKr: '핸드드립', capacity: 10 });

/** The responses of the backend. */
const answered = vi.fn<typeof fetch>();
const joined = () => Response.json({ id: crypto.randomUUID() }, { status: 201 });
const refused = (code: string, status = 409) =>
  new Response(JSON.stringify({ code }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
const sent = (call = 0) => {
  const init = answered.mock.calls[call]?.[1];
  return {
    key: (init?.headers as Record<string, string> | undefined)?.['Idempotency-Key'],
    body: JSON.parse(String(init?.body)) as unknown,
  };
};

// Loads the dialog's chunk in advance, so that no test depends on the time it takes.
beforeAll(() => import('./waitlist-dialog.tsx'));

beforeEach(() => {
  answered.mockReset();
  vi.stubGlobal('fetch', answered);
});

const TEXTS = {
  en: {
    open: 'Join the waitlist for Pour over',
    title: 'Join the waitlist',
    submit: 'Join the waitlist',
    name: /^Full name/,
    email: /^Email/,
    people: /^Number of participants/,
  },
  kr: {
    open: '핸드드립 대기 신청',
    title: '대기 신청',
    submit: '대기 신청',
    name: /^이름/,
    email: /^이메일/,
    people: /^참가 인원/,
  },
} as const;

/** Opens the dialog of a full event. */
async function openDialog(language: 'en' | 'kr' = 'en', event = EVENT) {
  const texts = TEXTS[language];
  const view = renderAt(language === 'en' ? '/en/experiences' : '/experiences', <EventList />, {
    answers: [
      [eventsQuery.queryKey, [event]],
      [seatsQuery([event.id]).queryKey, [{ id: event.id, booked: event.capacity }]],
    ],
  });
  const seatsReadAgain = vi.spyOn(view.queryClient, 'invalidateQueries').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: texts.open }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
  const field = (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name);
  const submit = () => userEvent.click(dialog.getByRole('button', { name: texts.submit }));
  const fillIn = async () => {
    fireEvent.change(field(texts.name), { target: { value: 'Sample Visitor' } });
    fireEvent.change(field(texts.email), { target: { value: 'visitor@example.com' } });
    await userEvent.click(dialog.getByRole('checkbox'));
  };
  const typed = () => [
    field(texts.name).value,
    field(texts.email).value,
    dialog.getByRole<HTMLInputElement>('checkbox').checked,
  ];
  return { dialog, field, submit, fillIn, typed, seatsReadAgain };
}
const KEPT = ['Sample Visitor', 'visitor@example.com', true];

describe('the form to join a waitlist', () => {
  it('joins, says what comes next, closes and clears the fields', async () => {
    answered.mockImplementation(async () => joined());
    const { dialog, fillIn, submit } = await openDialog();
    await fillIn();
    await userEvent.click(dialog.getByRole('button', { name: 'One more' }));
    await submit();
    const toast = await screen.findByText('You are on the waitlist.');
    expect(toast.parentElement?.textContent).toContain('The email we have sent you shows your position.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual({
      key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      body: {
        eventId: EVENT.id,
        name: 'Sample Visitor',
        email: 'visitor@example.com',
        partySize: 2,
        acceptsFewer: true,
        language: 'en',
      },
    });
    await userEvent.click(screen.getByRole('button', { name: TEXTS.en.open }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText<HTMLInputElement>(TEXTS.en.name).value).toBe('');
    expect(again.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('sends nothing invalid, and names what is wrong at its field', async () => {
    const { dialog, field, submit } = await openDialog();
    await userEvent.type(field(TEXTS.en.email), 'visitor');
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(field(TEXTS.en.name)));
    expect(dialog.getByText('Name must be at least 2 characters')).toBeTruthy();
    expect(dialog.getByText('Please enter a valid email address')).toBeTruthy();
    expect(field(TEXTS.en.email).value).toBe('visitor');
    expect(answered).not.toHaveBeenCalled();
  });

  it.each([
    ['en', 'seats_available', 'There is room for your party right now. Please book instead.'],
    ['en', 'waitlist_full', 'The waitlist is full. Please choose another date.'],
    ['en', 'party_too_large', 'Please contact us about a larger party.'],
    ['en', 'event_closed', 'The waitlist of this experience is closed.'],
    ['en', 'idempotency_conflict', 'We already have your first request. Please check your email.'],
    ['kr', 'seats_available', '있는 자리가 있습니다.'],
    ['kr', 'waitlist_full', '대기 명단이 가득 찼습니다'],
    ['kr', 'idempotency_conflict', '먼저 보내신 신청이 접수되어 있습니다'],
  ] as const)('keeps what was typed and explains (%s) %s', async (language, code, text) => {
    answered.mockResolvedValue(refused(code));
    const { fillIn, submit, typed, seatsReadAgain } = await openDialog(language);
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(typed()).toEqual(KEPT);
    // Seats may be free.
    expect(seatsReadAgain).toHaveBeenCalledWith({ queryKey: SEATS_KEY });
  });

  it.each([
    [
      'the server cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /Please try again/,
    ],
    ['the server fails', async () => new Response('', { status: 500 }), /Please try again/],
    ['there were too many requests', async () => refused('rate_limited', 429), /Please wait a little/],
  ])('keeps what was typed when %s, and joins once with the next press', async (_, fail, text) => {
    answered.mockImplementationOnce(fail).mockImplementationOnce(async () => joined());
    const { fillIn, submit, typed } = await openDialog();
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(typed()).toEqual(KEPT);
    await submit();
    await screen.findByText('You are on the waitlist.');
    expect(sent(1)).toEqual(sent(0));
  });

  it('takes parties up to what one guest may book', async () => {
    const { dialog, field } = await openDialog('en', { ...EVENT, maxPartySize: 2 });
    expect(field(TEXTS.en.people).getAttribute('aria-valuemax')).toBe('2');
    expect(dialog.getByText('For up to 2 people.')).toBeTruthy();
  });
});
