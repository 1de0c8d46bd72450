import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '@app/domain/event/event.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';

/** Every text below `branch` with the way to it; functions are called with a small number. */
function texts(branch: object, way = ''): [string, string][] {
  return Object.entries(branch).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = `${way}.${key}`;
    if (typeof value === 'function') return [[here, String((value as (count: unknown) => unknown)('3'))]];
    return typeof value === 'object' && value !== null ? texts(value, here) : [[here, String(value)]];
  });
}

/** Every file of words, of the site and of its features. */
const WORDS = import.meta.glob<object>('../{i18n,app,features,routes}/**/{ko,en}.ts', { eager: true });
const PAIRS = Object.keys(WORDS)
  .filter((file) => file.endsWith('/ko.ts'))
  .map((file) => [file, file.replace('/ko.ts', '/en.ts')] as const);

describe.each(PAIRS)('the words of %s', (koFile, enFile) => {
  const [korean, english] = [koFile, enFile].map((file) =>
    texts(Object.values(WORDS[file] ?? {})[0] as object),
  );

  it('say something everywhere, under the same names', () => {
    expect(english!.map(([way]) => way)).toEqual(korean!.map(([way]) => way));
    expect([...korean!, ...english!].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('leave no Korean in the English ones', () => {
    expect(english!.filter(([, text]) => /[가-힣]/.test(text))).toEqual([]);
  });
});

describe('the messages', () => {
  it('count in singular and plural', () => {
    expect(en.catalogue.count(1)).toBe('1 product');
    expect(en.catalogue.count(0)).toBe('0 products');
    expect(ko.catalogue.count(2)).toBe('제품 2개');
    expect(en.experiences.event.seatsLeft(1)).toBe('1 seat left');
    expect(en.experiences.event.upTo(10)).toBe('Up to 10 participants');
    expect(ko.experiences.event.upTo(10)).toBe('최대 10명');
  });

  it('name every type of event alone and in the filter', () => {
    for (const type of EVENT_TYPES) {
      expect(en.experiences.filter[type]).not.toBe(en.experiences.type[type]);
      expect(ko.experiences.features[type].text).not.toBe('');
    }
  });
});
