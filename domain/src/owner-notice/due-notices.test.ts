import { describe, expect, it } from 'vitest';
import { dueNotices } from './due-notices.ts';
import type { NoticeKind, NoticeTiming } from './owner-notice.ts';
import { noticeSettingsSchema } from './owner-notice-schema.ts';

const at = (time: string) => new Date(`2026-12-01T${time}+09:00`);
const notice = (kind: NoticeKind, time: string) => ({
  id: `${kind}-${time}`,
  kind,
  about: 'bookings/sample',
  at: at(time),
});
const due = (
  notices: ReturnType<typeof notice>[],
  now: Date,
  timings: Partial<Record<NoticeKind, NoticeTiming>> = {},
) => dueNotices(notices, noticeSettingsSchema.parse({ hour: 8, timings }), now).map(({ id }) => id);

describe('notices that are told at once', () => {
  const notices = [notice('booking', '10:00:00'), notice('order', '10:09:59')];

  it('wait ten minutes for the others, and share a mail', () => {
    expect(due(notices, at('10:09:59'))).toEqual([]);
    expect(due(notices, at('10:10:00'))).toEqual(['booking-10:00:00', 'order-10:09:59']);
  });
});

describe('notices of a daily kind', () => {
  const timings = { booking: 'daily' } as const;

  it.each([
    ['come with the summary of the day', '07:59:59', at('08:00:00'), ['booking-07:59:59']],
    ['wait until the hour of the summary', '07:00:00', at('07:59:59'), []],
    ['wait for the summary of the next day', '08:00:00', at('23:59:59'), []],
    ['wait past midnight', '08:00:00', new Date('2026-12-02T07:59:59+09:00'), []],
    [
      'come with the summary of the next day',
      '08:00:00',
      new Date('2026-12-02T08:00:00+09:00'),
      ['booking-08:00:00'],
    ],
  ])('%s', (_, time, now, expected) =>
    expect(due([notice('booking', time)], now, timings)).toEqual(expected),
  );

  it('do not come with a mail about other kinds', () =>
    expect(
      due([notice('booking', '10:00:00'), notice('order', '10:00:00')], at('10:30:00'), timings),
    ).toEqual(['order-10:00:00']));
});

it('returns no notice of a kind that the owner never wants', () =>
  expect(due([notice('order', '10:00:00')], at('23:00:00'), { order: 'never' })).toEqual([]));
