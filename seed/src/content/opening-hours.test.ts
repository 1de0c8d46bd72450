import { expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';

it('says the brand’s hours on one line, like days together', () => {
  expect(openingHours('en')).toBe('Mon closed · Tue–Thu 10:00–21:00 · Fri–Sat 10:00–22:00 · Sun 10:00–20:00');
  expect(openingHours('kr')).toBe('월 휴무 · 화–목 10:00–21:00 · 금–토 10:00–22:00 · 일 10:00–20:00');
});
