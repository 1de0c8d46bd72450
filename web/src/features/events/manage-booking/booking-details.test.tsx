import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { anEvent, aStoreLocation } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { BookingDetails } from './booking-details.tsx';
import { SendLinks } from './send-links.tsx';
import type { BookingView } from './use-guest-booking.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const AHEAD = '2099-05-01T05:00:00.000Z';
const OVER = '2020-05-01T05:00:00.000Z';

function show(changes: Partial<BookingView>, dateTime = AHEAD, language: 'en' | 'kr' = 'en') {
  const event = anEvent({ price: 0 });
  const agreed = JSON.parse(JSON.stringify({ ...agreedTerms(event), dateTime })) as BookingView['agreed'];
  const { title, titleKr, duration, location, locationKr } = agreed;
  const booking: BookingView = {
    id: crypto.randomUUID(),
    reference: 'K7Q-2MX',
    status: 'confirmed',
    canManage: true,
    name: 'Sample Guest',
    numberOfParticipants: 3,
    language,
    agreed,
    createdAt: '2026-01-01T00:00:00.000Z',
    event: { title, titleKr, dateTime, duration, location, locationKr },
    totalWon: 0,
    paidWon: 0,
    freeUntil: '2099-04-28T15:00:00.000Z',
    parties: PARTIES,
    canCancel: false,
    canChangeContact: false,
    dates: [],
    ...changes,
  };
  renderAt(
    language === 'en' ? '/en/booking/x' : '/booking/x',
    <BookingDetails token="x" booking={booking} />,
  );
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('shows a confirmed booking that lies ahead, with its calendar file', () => {
  show({});
  expect(heading()).toBe('Your booking is confirmed');
  expect(buttons()).toEqual(['Add to calendar']);
});

it.each([
  [AHEAD, ['Total₩60,000', 'To pay at the venue₩30,000', 'Paid online₩30,000 See the payment']],
  [OVER, ['Total₩60,000', 'Paid online₩30,000 See the payment']],
])('names what is paid at the event until it is over: %s', (dateTime, lines) => {
  show({ totalWon: 60_000, paidWon: 30_000, dueAtEventWon: 30_000, orderToken: 'x' }, dateTime);
  const shown = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}${term.nextSibling!.textContent}`);
  expect(shown.filter((line) => line.includes('₩'))).toEqual(lines);
});

it('names the street address of the place, with a map and the way there, on the page and in the calendar file', async () => {
  const { name, nameKr, lat, lng } = aStoreLocation();
  const directions = 'Five minutes from Sample Station, exit 2';
  const address = '1 Sample-ro, Seoul';
  show({ store: { name, nameKr, address, addressKr: '서울 예시로 1', directions, lat, lng } });
  expect(screen.getByText(/^1 Sample-ro, Seoul/)).toBeTruthy();
  expect(screen.getByText(directions)).toBeTruthy();
  const way = screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href')!));
  expect(way.filter((href) => href.includes(`${lat},${lng}`))).toHaveLength(2);
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sample');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(await (saved.mock.calls[0]![0] as Blob).text()).toContain(
    String.raw`LOCATION:Sample room\, 1 Sample-ro\, Seoul`,
  );
});

it('says what the corrected name and phone number are used for', () => {
  show({ canChangeContact: true });
  const form = within(screen.getByRole('form', { name: 'Name and phone' }));
  expect(form.getByRole('link', { name: 'Privacy policy' }).getAttribute('target')).toBe('_blank');
});

it.each([
  ['en', '+82 10-0000-0000'],
  ['kr', '010-0000-0000'],
] as const)(
  'shows the phone number as readers of %s write it, and another spelling is no change',
  (language, shown) => {
    show({ canChangeContact: true, phone: '+821000000000' }, AHEAD, language);
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^(Phone|전화번호)/ });
    const save = screen.getByRole<HTMLButtonElement>('button', { name: /^(Save|수정하기)/ });
    expect(phone.value).toBe(shown);
    fireEvent.change(phone, { target: { value: '010.0000.0000' } });
    expect(save.disabled).toBe(true);
    fireEvent.change(phone, { target: { value: '010.0000.0001' } });
    expect(save.disabled).toBe(false);
  },
);

it('says what the address for new links is used for', () => {
  renderAt('/en/booking/x', <SendLinks />);
  const form = within(screen.getByRole('form', { name: 'Get your booking links' }));
  expect(form.getByRole('link', { name: 'Privacy policy' }).getAttribute('target')).toBe('_blank');
});

it('offers the mail with the link, and no change, to the browser that booked', () => {
  show({ canManage: false, name: undefined, canCancel: true, canChangeContact: true, maxParticipants: 5 });
  expect(heading()).toBe('Your booking is confirmed');
  expect(screen.getByText(/open the link in our email/)).toBeTruthy();
  expect(buttons()).toEqual(['Add to calendar', 'Send me the link again']);
});

it.each([
  [204, /^We have sent it/, 0],
  [429, /too many requests/, 1],
  [500, /could not be sent/, 1],
])('reports what became of the mail with the link (%i)', async (status, report, remaining) => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push(`${init?.method} ${path}`);
    return new Response(null, { status });
  });
  show({ canManage: false });
  fireEvent.click(screen.getByRole('button', { name: 'Send me the link again' }));
  expect(await screen.findByText(report)).toBeTruthy();
  expect(requests).toEqual(['POST /api/bookings/x/link']);
  expect(screen.queryAllByRole('button', { name: 'Send me the link again' })).toHaveLength(remaining);
});

it.each([
  [AHEAD, '2099-04-28T15:00:00.000Z'],
  ['2099-05-01T05:00:00.000Z', OVER],
])(
  'says of a partly paid booking that what was paid is refunded (%s, free until %s)',
  (dateTime, freeUntil) => {
    const payment = { token: 'sample', payBy: '2099-01-01T00:00:00.000Z', totalWon: 89_000 };
    const parties = [90_000, 60_000, 30_000, 0].map((lessWon) => ({
      totalWon: 90_000 - lessWon,
      payWon: 0,
      refundWon: lessWon === 90_000 ? 1_000 : 0,
    }));
    const money = { totalWon: 90_000, paidWon: 1_000, parties, payment, freeUntil };
    show({ ...money, status: 'pending', canCancel: true, maxParticipants: 3 }, dateTime);
    expect(screen.getByText(/^We have received ₩1,000 of ₩90,000\./)).toBeTruthy();
    expect(screen.getAllByText('If you cancel, we refund the ₩1,000 that you have paid.')).not.toEqual([]);
  },
);

it('says how many of the party have arrived', () => {
  show({ arrived: 2 });
  expect(heading()).toBe('You have arrived');
  expect(screen.getByText('Checked in: 2 of 3. Enjoy your time with us.')).toBeTruthy();
});

it.each([
  ['confirmed', 'en', 'This experience is over'],
  ['pending', 'kr', '지난 체험입니다'],
] as const)('promises nothing about a %s booking whose event is over (%s)', (status, language, title) => {
  show({ status, arrived: 3 }, OVER, language);
  expect(heading()).toBe(title);
  expect(buttons()).toEqual([]);
});

it.each([
  [AHEAD, 'Waiting for your payment', 1],
  [OVER, 'This experience is over', 0],
])('offers the payment only before the end of the event (%s)', (dateTime, title, count) => {
  const payment = { token: 'sample', payBy: '2099-01-01T00:00:00.000Z', totalWon: 30_000 };
  show({ status: 'pending', payment }, dateTime);
  expect(heading()).toBe(title);
  expect(buttons().filter((name) => name?.startsWith('Pay'))).toHaveLength(count);
});

it('shows a cancelled booking as such, with the reason, also when its event is over', () => {
  const cancellation = { by: 'admin', at: OVER, reason: 'The boiler is broken.' } as const;
  show({ status: 'cancelled', cancellation }, OVER);
  expect(heading()).toBe('This booking is cancelled');
  expect(screen.getByText('Reason: The boiler is broken.')).toBeTruthy();
  expect(buttons()).toEqual([]);
});

const PRICED = {
  ...JSON.parse(JSON.stringify(agreedTerms(anEvent({ price: 15_000 })))),
  dateTime: AHEAD,
} as BookingView['agreed'];

const quote = (totalWon: number, refundWon = 0) => ({ totalWon, payWon: 0, refundWon });
/** The quotes of up to eight people for a booking of three that is paid. */
const PARTIES = Array.from({ length: 9 }, (_, people) =>
  quote(15_000 * people, 15_000 * Math.max(0, 3 - people)),
);

const PAID = {
  agreed: PRICED,
  totalWon: 45_000,
  paidWon: 45_000,
  parties: PARTIES,
} satisfies Partial<BookingView>;

it('names the refund of a cancelled booking, with its order, and no longer the time to cancel', () => {
  const refund = { refundedWon: 0, refundingWon: 45_000 };
  show({ status: 'cancelled', agreed: PRICED, refund, orderToken: 'sample' });
  expect(
    screen.getByText('We are refunding ₩45,000. It may take a few days, depending on your card.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toBe(
    '/en/orders/sample',
  );
  expect(screen.queryByText(/before the event|days before/)).toBeNull();
});

it.each([
  ['0', 'At least 1 participant required'],
  ['', 'At least 1 participant required'],
  ['99', 'There are not that many seats left. Please choose fewer participants.'],
])('shows the error of a party of “%s”, without a price, and does not send it', (typed, error) => {
  show({ agreed: PRICED, totalWon: 45_000, maxParticipants: 8 });
  const field = screen.getByRole('spinbutton');
  fireEvent.change(field, { target: { value: typed } });
  expect(screen.getByText(error)).toBeTruthy();
  expect(screen.queryByText(/The total changes/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change the number' }).disabled).toBe(true);
});

it.each([
  ['en', 'If you cancel by Apr 28, 2099, Korean time, we refund ₩45,000.'],
  ['kr', '2099년 4월 28일까지 취소하시면 ₩45,000을 돌려드립니다.'],
] as const)('names the last day on which a cancellation is refunded in full (%s)', (language, text) => {
  show({ ...PAID, canCancel: true }, AHEAD, language);
  expect(screen.getAllByText(text)).toHaveLength(2);
});

it.each([
  ['2099-04-28T14:59:59Z', '2', false],
  ['2099-04-28T15:00:00Z', '2', true],
  ['2099-04-28T15:00:00Z', '4', false],
])(
  'warns after the refund deadline that a smaller party is not refunded (%s, %s people)',
  (now, typed, isShown) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    show({ ...PAID, maxParticipants: 8 });
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: typed } });
    expect(screen.getByText(/The total changes/).textContent?.includes('is not refunded')).toBe(isShown);
  },
);

it('quotes what a smaller party gives back before the change', () => {
  show({ ...PAID, maxParticipants: 3 });
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '2' } });
  expect(screen.getByText(/The total changes/).textContent).toContain('We refund ₩15,000.');
});

it.each([
  ['en', 'It costs ₩30,000 more.', 'Hold the seats and pay ₩30,000'],
  ['kr', '₩30,000을 더 내셔야 합니다.', '자리를 맡기고 ₩30,000 결제하기'],
] as const)('quotes what a larger party costs before the seats are held (%s)', (language, cost, button) => {
  const parties = PARTIES.map((party, people) => ({ ...party, payWon: 15_000 * Math.max(0, people - 3) }));
  show({ ...PAID, parties, maxParticipants: 8 }, AHEAD, language);
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '5' } });
  expect(screen.getByText(new RegExp(cost.replace('.', '\\.')))).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false);
});

const DATE = { eventId: 'later', dateTime: AHEAD, location: 'Room', locationKr: '방', seatsLeft: 5 };

it.each([
  [{ totalWon: 60_000, payWon: 15_000, refundWon: 0 }, 'It costs ₩15,000 more.'],
  [{ totalWon: 30_000, payWon: 0, refundWon: 15_000 }, 'We refund ₩15,000.'],
  [{ totalWon: 45_000, payWon: 0, refundWon: 0 }, 'The price stays the same'],
])('quotes another date before the move: %j', (quoted, text) => {
  show({ ...PAID, dates: [{ ...DATE, ...quoted }] });
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('radio'));
  expect(screen.getByRole('status').textContent).toContain(text);
});

it('offers to pay a change that was asked for or to leave the booking as it is, and calls the booking confirmed', () => {
  const change = {
    dateTime: AHEAD,
    location: 'Room',
    locationKr: '방',
    numberOfParticipants: 5,
    totalWon: 75_000,
  };
  const payment = { token: 'sample', payBy: AHEAD, totalWon: 30_000 };
  show({ ...PAID, change, payment, canCancel: true });
  expect(heading()).toBe('Your booking is confirmed');
  const section = within(screen.getByRole('region', { name: 'Your change awaits payment' }));
  expect(section.getByText(/You asked for 5 people on .*, Room, for ₩75,000 in all/)).toBeTruthy();
  expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pay ₩30,000',
    'Leave my booking as it is',
  ]);
  expect(screen.getAllByText(/If you cancel by .* we refund ₩45,000/)).not.toHaveLength(0);
});

it('names what is on its way back and what was refunded before, apart from what a cancellation gives back', () => {
  const refund = { token: 'sample', refundedWon: 15_000, refundingWon: 10_000 };
  show({
    ...PAID,
    paidWon: 20_000,
    parties: [quote(0, 20_000), quote(15_000, 10_000)],
    refund,
    canCancel: true,
  });
  const text = document.body.textContent;
  expect(text).toContain('We are refunding ₩10,000.');
  expect(text).toContain('₩15,000 has been refunded.');
  expect(text).toContain('If you cancel by Apr 28, 2099, Korean time, we refund ₩20,000.');
});

it('does not call a refund of the past new after a late cancellation', () => {
  const refund = { token: 'sample', refundedWon: 15_000, refundingWon: 0 };
  show({ status: 'cancelled', agreed: PRICED, refund });
  expect(screen.getByText(/₩15,000 has been refunded/)).toBeTruthy();
  expect(screen.queryByText(/We are refunding/)).toBeNull();
});

it('names date and place as they were booked beside those that the owner has changed', () => {
  show({ agreed: { ...PRICED, dateTime: OVER, location: 'Old room', locationKr: '옛 공방' } });
  expect(screen.getByText(/\(when you booked: Friday, May 01 at 2:00 PM\)/)).toBeTruthy();
  expect(screen.getByText(/\(when you booked: Old room\)/)).toBeTruthy();
});
