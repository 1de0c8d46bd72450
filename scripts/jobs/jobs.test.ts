import { onSchedule } from 'firebase-functions/scheduler';
import { describe, expect, it } from 'vitest';
import { jobsOf, runJob } from './jobs.ts';

const TIME = new Date('2026-07-01T00:05:00Z');

describe('jobs', () => {
  it('are the scheduled functions of a bundle, with schedule and time zone', () => {
    const nightly = onSchedule({ schedule: 'every day 04:00', timeZone: 'Asia/Seoul' }, () => {});
    const frequent = onSchedule('every 5 minutes', () => {});
    const jobs = jobsOf({ nightly, frequent, api: () => {} });
    expect(jobs.map(({ name, schedule, timeZone }) => [name, schedule, timeZone])).toEqual([
      ['nightly', 'every day 04:00', 'Asia/Seoul'],
      ['frequent', 'every 5 minutes', undefined],
    ]);
  });

  it.each([
    ['finished', async () => {}, true],
    ['failed: Error: no database', () => Promise.reject(new Error('no database')), false],
    [
      'failed: Error: broken',
      () => {
        throw new Error('broken');
      },
      false,
    ],
  ])('log one line per run: %s', async (outcome, work, hasSucceeded) => {
    const times: string[] = [];
    const sample = onSchedule('every 5 minutes', ({ scheduleTime }) => {
      times.push(scheduleTime);
      return work();
    });
    const lines: string[] = [];
    expect(await runJob(jobsOf({ sample })[0]!, TIME, (line) => lines.push(line))).toBe(hasSucceeded);
    expect(times).toEqual(['2026-07-01T00:05:00.000Z']);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^2026-07-01T00:05:00\\.000Z sample \\(\\d+\\.\\d s\\) ${outcome}`)),
    ]);
  });
});
