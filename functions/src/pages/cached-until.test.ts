import { expect, it } from 'vitest';
import { cachedUntil } from './cached-until.ts';

const NOW = new Date('2026-05-01T00:00:00Z');

it.each([
  ['nothing is scheduled', undefined, 30, 30],
  ['the next change is far', 3_600, 30, 30],
  ['the next change is within the time for stale copies', 45.9, 30, 15],
  ['the next change is within the time for fresh copies', 12.9, 12, 0],
  ['the content has just changed', -1, 0, 0],
])('a cached copy does not outlive the next scheduled change: %s', (_, seconds, fresh, stale) => {
  const nextChangeAt = seconds === undefined ? undefined : new Date(NOW.getTime() + seconds * 1000);
  expect(cachedUntil(nextChangeAt, NOW)).toBe(
    `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
  );
});
