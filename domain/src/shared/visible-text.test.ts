import { describe, expect, it } from 'vitest';
import { hasInvisibleCharacters, normalizedLine } from './visible-text.ts';

describe('unseen characters', () => {
  it.each([
    ['a line break', 'Kim\nDam'],
    ['a tab', 'Kim\tDam'],
    ['a control of C0', 'Kim\u0007'],
    ['a control of C1', 'Kim\u0085Dam'],
    ['DEL', 'Kim\u007F'],
    ['a zero-width space', 'Kim\u200BDam'],
    ['a word joiner', 'Kim\u2060Dam'],
    ['a soft hyphen', 'Kim\u00ADDam'],
    ['a change of direction', '\u202EmaD miK'],
    ['an isolate', '\u2066Kim\u2069'],
    ['a mark of direction', 'Kim\u200F'],
    ['a byte order mark', 'Kim\uFEFFDam'],
    ['a line separator', 'Kim\u2028Dam'],
    ['a Hangul filler', '김\u3164담'],
    ['a tag', 'Kim\u{E0041}'],
    ['half of a character', 'Kim\uD83D'],
    ['a joiner between Latin letters', 'Ki\u200Dm'],
    ['a joiner between syllables of Hangul', '김\u200C담'],
    ['a joiner at the end', '👩\u200D'],
    ['a second joiner', '👩\u200D\u200D🌾'],
    ['a selector after a letter', 'Kim\uFE0F'],
  ])('are found: %s', (_, line) => expect(hasInvisibleCharacters(line)).toBe(true));

  it.each([
    ['Korean', '김담'],
    ['decomposed Korean', '김담'.normalize('NFD')],
    ['accents', 'Zoë Ångström-O’Neill'],
    ['an emoji of several', '김담 👩‍🌾'],
    ['a family', '👩‍👩‍👧‍👦'],
    ['a heart with its selector, joined', '👩‍❤️‍👨'],
    ['skin and profession', '👩🏽‍🚀'],
    ['Persian with a non-joiner', 'علی\u200Cرضا'],
    ['Sinhala with a joiner', 'ශ්\u200Dරී'],
    ['an ideographic space', '金\u3000談'],
  ])('are not found in %s', (_, line) => expect(hasInvisibleCharacters(line)).toBe(false));
});

it('composes what was typed in parts, and trims it', () => {
  expect(normalizedLine(`  ${'김담'.normalize('NFD')} `)).toBe('김담');
});
