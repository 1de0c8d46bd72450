import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromPickerValue, toPickerValue, WALL_TIME_CONFIG } from './wall-time.ts';

const parse = (text: string, format: string) => WALL_TIME_CONFIG.locale.parse('en_US', text, [format]);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('value of the date picker', () => {
  it.each(['2026-11-28T14:00', '2099-05-01T00:30'])('shows %s unchanged', (wallTime) => {
    expect(fromPickerValue(toPickerValue(wallTime))).toBe(wallTime);
  });

  it.each(['', '2026-11-28', '2026-02-31T10:00'])('is empty for %j', (text) => {
    expect(toPickerValue(text)).toBeNull();
  });

  // 02:30 of that day does not exist in New York.
  it.each(['UTC', 'Asia/Seoul', 'America/New_York'])('is what was typed in a browser in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(parse('2027-03-14 02:30', 'YYYY-MM-DD HH:mm')?.valueOf()).toBe(
      toPickerValue('2027-03-14T02:30')?.valueOf(),
    );
  });

  it('is empty for text in another format', () => {
    expect(parse('2027-03-14 02:3', 'YYYY-MM-DD HH:mm')).toBeNull();
    expect(parse('2027-02-31 10:00', 'YYYY-MM-DD HH:mm')).toBeNull();
  });

  it('is the time in Seoul for now', () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T20:15:00Z') });
    expect(fromPickerValue(WALL_TIME_CONFIG.getNow())).toBe('2026-11-25T05:15');
  });
});
