import { describe, expect, it } from 'vitest';
import {
  MAX_TOKENS,
  phoneDigits,
  queryTokens,
  searchTokens,
  wholeToken,
  type SearchedText,
} from './search-tokens.ts';

const anyPart = (...texts: string[]): SearchedText[] => texts.map((text) => ({ text, findBy: 'any part' }));

function finds(texts: readonly SearchedText[], query: string): boolean {
  const tokens = searchTokens(texts);
  const wanted = queryTokens(query);
  return wanted.length > 0 && wanted.every((token) => tokens.includes(token));
}

const GUEST = anyPart('이하나', 'lee.hana92@example.com', phoneDigits('010-1234-9876'), 'K7Q-2MX');

describe('search tokens', () => {
  it.each([
    ['a given name', '하나'],
    ['a family name', '이'],
    ['a whole name', '이하나'],
    ['a name in decomposed form', '이하나'.normalize('NFD')],
    ['a name whose last syllable is still being typed', '이하ㄴ'],
    ['the last four digits of a telephone number', '9876'],
    ['digits in full-width form', '９８７６'],
    ['a whole telephone number', '010-1234-9876'],
    ['a telephone number without hyphens', '01012349876'],
    ['the beginning of a telephone number', '010-1234'],
    ['a telephone number with the country code', '+82 10-1234-9876'],
    ['the beginning of a telephone number with the country code', '+82 (0)10'],
    ['part of an email address', 'hana92'],
    ['a part inside a word of an email address', 'ana9'],
    ['a whole email address in upper case', 'LEE.HANA92@EXAMPLE.COM'],
    ['a reference', 'k7q-2mx'],
    ['several words in any order', '9876 하나'],
  ])('find an item by %s', (_, query) => {
    expect(finds(GUEST, query)).toBe(true);
  });

  it.each([
    ['another name', '하니'],
    ['other digits', '9877'],
    ['a long word of which only the beginning fits', 'examplary'],
    ['one word that fits and one that does not', '하나 5555'],
    ['a single Latin letter', 'h'],
    ['punctuation', '@ - .'],
  ])('do not find an item by %s', (_, query) => {
    expect(finds(GUEST, query)).toBe(false);
  });

  it('find stored decomposed and full-width texts', () => {
    const stored = anyPart('이하나'.normalize('NFD'), 'ＬＥＥ');
    expect([finds(stored, '하나'), finds(stored, 'lee')]).toEqual([true, true]);
  });

  it('unify the national and the international form of a telephone number', () => {
    expect(phoneDigits('+82 10-1234-9876')).toBe(phoneDigits('010.1234.9876'));
  });

  it('find running text by the beginnings of its words, and by whole words', () => {
    const message: SearchedText[] = [{ text: '원두를 다시 roasting 해 주세요', findBy: 'word beginnings' }];
    expect(['원두', 'roas', 'roasting', 'oast', '두를'].map((query) => finds(message, query))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('are limited in number, with those of the first texts kept', () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `word${index}`).join(' ');
    const tokens = searchTokens([...anyPart('이하나'), { text: words, findBy: 'word beginnings' }]);
    expect(tokens).toHaveLength(MAX_TOKENS);
    expect(tokens).toContain('하나');
  });

  it('put the most selective token of a query first', () => {
    expect(queryTokens('이 lee.hana92')[0]).toBe('hana9');
    // Many titles share a word, few a number.
    expect(queryTokens('Tasting 2031')[0]).toBe('tasti');
    expect(queryTokens('Tasting 20311')[0]).toBe('20311');
    // All orders of a day share the date in their numbers.
    expect(queryTokens('261123-K7Q2MX')[0]).toBe('k7q2m');
  });

  it.each([
    ['kim@gmail', ['kim', 'gmail']],
    ['kim@gmail.com', ['kim', 'gmail', 'com']],
    ['  @naver.com', ['naver', 'com']],
    ['0101234', ['01234', '10123', '01012']],
  ])('put what many addresses or numbers share last: %s', (query, tokens) => {
    expect(queryTokens(query)).toEqual(tokens);
  });
});

describe('whole addresses and numbers', () => {
  it.each([
    ['an address', ' Kim@Gmail.com ', 'kim@gmail.com'],
    ['a telephone number', '010-1234-9876', '01012349876'],
    ['a telephone number with the country code', '+82 10 1234 9876', '01012349876'],
    ['a telephone number with the country code and a zero', '+82 (0)10-1234-9876', '01012349876'],
    ['a telephone number with an exit code', '0082 10 1234 9876', '01012349876'],
    ['a telephone number from abroad', '+44 (0)20 0000 0000', '442000000000'],
    ['a telephone number from abroad with an exit code', '0044 20 0000 0000', '442000000000'],
    ['a full-width telephone number', '０１０１２３４９８７６', '01012349876'],
    ['a short telephone number', '1588-0000', '15880000'],
  ])('are a token of their own: %s', (_, query, token) => {
    expect(wholeToken(query)).toBe(token);
    const stored = query.includes('@') ? query : phoneDigits(query);
    expect(searchTokens([{ text: stored, findBy: 'whole' }])).toEqual([token]);
  });

  it.each(['kim@gmail.com,', '<kim@gmail.com>;', 'Kim <Kim@Gmail.com>', '"Kim" <kim@gmail.com>, '])(
    'include the address of "%s", as it is copied from a mail program',
    (query) => {
      expect(wholeToken(query)).toBe('kim@gmail.com');
    },
  );

  it.each(['kim@gmail', '@gmail.com', '010-1234', 'K7Q-2MX', '이하나 01012349876', ''])(
    'do not include "%s"',
    (query) => {
      expect(wholeToken(query)).toBeUndefined();
    },
  );
});
