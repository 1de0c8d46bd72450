import { describe, expect, it } from 'vitest';
import { hasInvisibleCharacters, normalizedLine } from './visible-text.ts';

describe('hasInvisibleCharacters', () => {
  it.each([
    ['a line break', 'Kim\nDam'],
    ['a tab', 'Kim\tDam'],
    ['a C0 control character', 'Kim\u0007'],
    ['a C1 control character', 'Kim\u0085Dam'],
    ['DEL', 'Kim\u007F'],
    ['a zero-width space', 'Kim\u200BDam'],
    ['a word joiner', 'Kim\u2060Dam'],
    ['a soft hyphen', 'Kim\u00ADDam'],
    ['a direction override', '\u202EmaD miK'],
    ['a directional isolate', '\u2066Kim\u2069'],
    ['a directional mark', 'Kim\u200F'],
    ['a byte order mark', 'Kim\uFEFFDam'],
    ['a line separator', 'Kim\u2028Dam'],
    ['a Hangul filler', '김\u3164담'],
    ['a tag character', 'Kim\u{E0041}'],
    ['a lone surrogate', 'Kim\uD83D'],
    ['a joiner between Latin letters', 'Ki\u200Dm'],
    ['a non-joiner between Hangul syllables', '김\u200C담'],
    ['a joiner at the end', '👩\u200D'],
    ['a second joiner', '👩\u200D\u200D🌾'],
    ['a variation selector after a letter', 'Kim\uFE0F'],
  ])('detects %s', (_, line) => expect(hasInvisibleCharacters(line)).toBe(true));

  it.each([
    ['Korean', '김담'],
    ['decomposed Korean', '김담'.normalize('NFD')],
    ['accented letters', 'Zoë Ångström-O’Neill'],
    ['a joined emoji', '김담 👩‍🌾'],
    ['an emoji of four people', '👩‍👩‍👧‍👦'],
    ['a joined heart with a variation selector', '👩‍❤️‍👨'],
    ['an emoji with skin tone and profession', '👩🏽‍🚀'],
    ['Persian with a non-joiner', 'علی\u200Cرضا'],
    ['Sinhala with a joiner', 'ශ්\u200Dරී'],
    ['an ideographic space', '金\u3000談'],
  ])('accepts %s', (_, line) => expect(hasInvisibleCharacters(line)).toBe(false));
});

it('normalizedLine composes to NFC and trims', () => {
  expect(normalizedLine(`  ${'김담'.normalize('NFD')} `)).toBe('김담');
});
