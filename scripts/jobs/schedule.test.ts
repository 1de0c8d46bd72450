import { describe, expect, it } from 'vitest';
import { isDue } from './schedule.ts';

describe('isDue', () => {
  /** Returns the UTC times of a day at which a schedule is due. */
  function dueTimes(schedule: string, timeZone?: string): string[] {
    const minutes = Array.from(
      { length: 24 * 60 },
      (_, minute) => new Date(Date.UTC(2026, 6, 1, 0, minute, 30)),
    );
    return minutes
      .filter((time) => isDue(schedule, time, timeZone))
      .map((time) => time.toISOString().slice(11, 16));
  }

  it('starts a job of every five minutes at each fifth minute', () => {
    const times = dueTimes('every 5 minutes');
    expect(times).toHaveLength(288);
    expect(times.slice(0, 3)).toEqual(['00:00', '00:05', '00:10']);
  });

  it.each([
    ['every day 04:00', 'Asia/Seoul', '19:00'],
    ['every day 10:00', 'Asia/Seoul', '01:00'],
    ['every day 00:00', 'Asia/Seoul', '15:00'],
    ['every day 04:00', undefined, '11:00'],
  ])('starts a daily job once, in its time zone: %s %s', (schedule, timeZone, time) => {
    expect(dueTimes(schedule, timeZone)).toEqual([time]);
  });

  it('throws an error that names a schedule of another form', () => {
    expect(() => isDue('every monday 09:00', new Date())).toThrow('"every monday 09:00"');
  });
});
