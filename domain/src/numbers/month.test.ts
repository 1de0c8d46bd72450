import { describe, expect, it } from 'vitest';
import { formatMonth, monthOf, monthSpan } from './month.ts';

describe('monthOf', () => {
  it('returns the month of Seoul, which begins nine hours before that of UTC', () => {
    expect(monthOf(new Date('2026-04-30T14:59:59Z'))).toBe('2026-04');
    expect(monthOf(new Date('2026-04-30T15:00:00Z'))).toBe('2026-05');
  });

  it('counts months across the end of a year in both directions', () => {
    const may = new Date('2026-05-15T00:00:00Z');
    expect(monthOf(new Date('2026-12-31T15:30:00Z'), -1)).toBe('2026-12');
    expect([monthOf(may, -5), monthOf(may, 7), monthOf(may, 8)]).toEqual(['2025-12', '2026-12', '2027-01']);
  });
});

describe('monthSpan', () => {
  it('returns midnights in Seoul', () => {
    expect(monthSpan('2026-12')).toEqual({
      from: new Date('2026-11-30T15:00:00Z'),
      until: new Date('2026-12-31T15:00:00Z'),
    });
  });
});

it('formats a month in both languages', () => {
  expect([formatMonth('2026-05', 'kr'), formatMonth('2026-05', 'en')]).toEqual(['2026년 5월', 'May 2026']);
});
