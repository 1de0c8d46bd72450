import { describe, expect, it } from 'vitest';
import { MIN_FILL_MS, isBotSubmission } from './honeypot.ts';

describe('honeypot', () => {
  it.each([
    ['neither field', {}, false],
    ['an empty hidden field', { website: '' }, false],
    ['a filled hidden field', { website: 'https://spam.example.com' }, true],
    ['the minimum fill time', { filledInMs: MIN_FILL_MS }, false],
    ['less than the minimum fill time', { filledInMs: MIN_FILL_MS - 1 }, true],
    ['a fill time of zero', { filledInMs: 0 }, true],
  ])('treats a submission with %s (%j) as a bot’s: %s', (_, sent, trapped) => {
    expect(isBotSubmission(sent)).toBe(trapped);
  });
});
