import { describe, expect, it } from 'vitest';
import { cleanCode, cleanLine, cleanText } from './clean-text.ts';

describe('cleanLine', () => {
  it.each([
    ['a line break', 'Kim\nDam', 'Kim Dam'],
    ['a tab', 'Kim\tDam', 'Kim Dam'],
    ['a C0 control character', 'Kim\u0007', 'Kim'],
    ['a C1 control character', 'Kim\u0085Dam', 'Kim Dam'],
    ['DEL', 'Kim\u007F', 'Kim'],
    ['a zero-width space', 'Kim\u200BDam', 'KimDam'],
    ['a word joiner', 'Kim\u2060Dam', 'KimDam'],
    ['a soft hyphen', 'Kim\u00ADDam', 'KimDam'],
    ['a direction override', '\u202EmaD miK', 'maD miK'],
    ['a directional isolate', '\u2066Kim\u2069', 'Kim'],
    ['a directional mark', 'Kim\u200F', 'Kim'],
    ['a byte order mark', 'Kim\uFEFFDam', 'KimDam'],
    ['a line separator', 'Kim\u2028Dam', 'Kim Dam'],
    ['a Hangul filler', '김\u3164담', '김담'],
    ['a tag character', 'Kim\u{E0041}', 'Kim'],
    ['a lone surrogate', 'Kim\uD83D', 'Kim'],
    ['a joiner between Latin letters', 'Ki\u200Dm', 'Kim'],
    ['a non-joiner between Hangul syllables', '김\u200C담', '김담'],
    ['a joiner at the end', '👩\u200D', '👩'],
    ['a second joiner', '👩\u200D\u200D🌾', '👩🌾'],
    ['a joiner after an invisible mark', 'Ki\uFE0F\u200Dm', 'Kim'],
    ['a variation selector after a letter', 'Kim\uFE0F', 'Kim'],
    ['a variation selector after a digit', '1\uFE0F', '1'],
    ['a text hidden in tags', '👩\u{E0061}\u{E0062}\u{E007F}', '👩'],
  ])('removes %s', (_, line, cleaned) => {
    expect(cleanLine(line)).toBe(cleaned);
    expect(cleanLine(cleaned)).toBe(cleaned);
  });

  it.each([
    ['Korean', '김담'],
    ['accented letters', 'Zoë Ångström-O’Neill'],
    ['a joined emoji', '김담 👩‍🌾'],
    ['an emoji of four people', '👩‍👩‍👧‍👦'],
    ['a joined heart with a variation selector', '👩‍❤️‍👨'],
    ['an emoji with skin tone and profession', '👩🏽‍🚀'],
    ['a keycap', '1️⃣층 문 앞'],
    ['a flag', '🇰🇷'],
    ['a joined flag', '🏳️‍🌈'],
    ['the flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['Persian with a non-joiner', 'علی\u200Cرضا'],
    ['Sinhala with a joiner', 'ශ්\u200Dරී'],
    ['a variant of a Han character', '葛\u{E0100}城'],
    ['an ideographic space', '金\u3000談'],
  ])('keeps %s', (_, line) => expect(cleanLine(line)).toBe(line));

  it('composes decomposed Korean', () => expect(cleanLine(`  ${'김담'.normalize('NFD')} `)).toBe('김담'));
});

describe('cleanText', () => {
  it('keeps the lines of a text', () => expect(cleanText('a\r\nb\u2028c\vd\te\n')).toBe('a\nb\nc\nd\te'));
});

describe('cleanCode', () => {
  it.each([
    ['\u202A010-0000-0000\u202C', '010-0000-0000'],
    ['０１０－００００', '010-0000'],
    ['kim\u200B@exam\u00ADple.com', 'kim@example.com'],
    ['06\uFE0F234', '06234'],
  ])('returns %j as %j', (typed, code) => expect(cleanCode(typed)).toBe(code));
});
