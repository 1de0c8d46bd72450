import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

it('keeps Korean phrases of the offline page together', async () => {
  expect(await offlinePage('/coffee', [['/about', '소개']], []).text()).toContain('볼\u00a0수\u00a0있습니다');
});

it('lists the kept bookings by day and reference, with a link where the page of the event is kept', async () => {
  const startsAt = Date.parse('2026-05-02T15:00:00+09:00');
  const bookings = [
    { startsAt, reference: 'ABC-DEF', page: '/experiences/a' },
    { startsAt, reference: 'GHI-JKL', page: undefined },
  ];
  const { body } = new DOMParser().parseFromString(
    await offlinePage('/about', [], bookings).text(),
    'text/html',
  );
  const items = [...body.querySelectorAll('li')];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/2일.* · 예약 번호 ABC-DEF$/),
    expect.stringMatching(/2일.* · 예약 번호 GHI-JKL$/),
  ]);
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '/experiences/a',
    undefined,
  ]);
});
