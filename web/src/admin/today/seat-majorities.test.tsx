import { act, screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { SeatMajorities } from './seat-majorities.tsx';

const NOW = new Date('2026-11-26T12:00:00+09:00');
const at = Timestamp.fromDate(new Date('2026-12-05T19:00:00+09:00'));
const event = { id: crypto.randomUUID(), title: 'Tasting', titleKr: '시음회', capacity: 30, dateTime: at };

let lines: ReturnType<typeof serveLive>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  lines = serveLive('seatMajorities', {
    where: [['dateTime', '>', NOW]],
    orderBy: ['dateTime', 'asc'],
    limit: 6,
  });
});
afterEach(() => {
  lines.stop();
  vi.useRealTimers();
});

async function show(by: 'mailbox' | 'network', language: 'en' | 'kr') {
  renderAdmin(<SeatMajorities />, { language });
  const line = { ...event, by, seats: 18 };
  await lines.answer([line]);
}

it.each([
  ['mailbox', 'en', 'Tasting', 'One mailbox: 18 of 30 seats taken', 'Attendees of Tasting'],
  ['network', 'en', 'Tasting', 'One network: 18 of 30 seats taken', 'Attendees of Tasting'],
  ['mailbox', 'kr', '시음회', '한 메일 주소로 18/30자리 예약됨', '시음회 참가자'],
  ['network', 'kr', '시음회', '한 네트워크에서 18/30자리 예약됨', '시음회 참가자'],
] as const)(
  'names the event, its date and its seats that one %s holds (%s), and links to its bookings',
  async (by, language, name, text, link) => {
    await show(by, language);
    const row = screen.getByRole('listitem').textContent.replaceAll(/\s/g, ' ');
    expect(row).toContain(name);
    expect(row).toContain(text);
    expect(row).toMatch(/Dec 05|12월 5일/);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(
      `/admin?tab=bookings&event=${event.id}`,
    );
  },
);

it('shows nothing when no event is concerned', async () => {
  const { container } = renderAdmin(<SeatMajorities />);
  await act(() => lines.answer([]));
  expect(container.querySelector('section')).toBeNull();
});
