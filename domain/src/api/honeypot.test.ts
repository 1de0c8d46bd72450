import { describe, expect, it } from 'vitest';
import { MIN_FILL_MS, isBotSubmission } from './honeypot.ts';

describe('the traps of a form', () => {
  it.each([
    ['nothing of them', {}, false],
    ['the unseen field empty', { website: '' }, false],
    ['the unseen field filled in', { website: 'https://spam.example.com' }, true],
    ['the shortest time of a person', { filledInMs: MIN_FILL_MS }, false],
    ['less time than a person needs', { filledInMs: MIN_FILL_MS - 1 }, true],
    ['no time at all', { filledInMs: 0 }, true],
  ])('know a machine that sends %s', (_, sent, trapped) => {
    expect(isBotSubmission(sent)).toBe(trapped);
  });
});
