import { expect, it } from 'vitest';
import { beginning } from './beginning.ts';

it.each([
  ['A short text.', 13, 'A short text.'],
  ['A text of several words.', 12, 'A text of…'],
  ['A text of several words.', 9, 'A text of…'],
  ['첫 줄\n둘째 줄', 5, '첫 줄…'],
  ['👩‍👩‍👧🇰🇷👍🏽1️⃣ and more', 3, '👩‍👩‍👧🇰🇷👍🏽…'],
])('cuts %s to %i characters at a word', (text, length, expected) => {
  expect(beginning(text, length)).toBe(expected);
});
