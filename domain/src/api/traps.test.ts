import { describe, expect, it } from 'vitest';
import { FILLING_MIN_MS, isTrapped } from './traps.ts';

describe('the traps of a form', () => {
  it.each([
    ['nothing of them', {}, false],
    ['the unseen field empty', { website: '' }, false],
    ['the unseen field filled in', { website: 'https://spam.example.com' }, true],
    ['the shortest time of a person', { filledInMs: FILLING_MIN_MS }, false],
    ['less time than a person needs', { filledInMs: FILLING_MIN_MS - 1 }, true],
    ['no time at all', { filledInMs: 0 }, true],
  ])('know a machine that sends %s', (_, sent, trapped) => {
    expect(isTrapped(sent)).toBe(trapped);
  });
});
