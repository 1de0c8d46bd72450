import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { createAdminI18n } from './i18n.ts';
import { ko } from './ko.ts';

/** Every text below `branch` with its key. */
function texts(branch: object, way = ''): [key: string, text: string][] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const key = way ? `${way}.${name}` : name;
    return typeof value === 'object' && value !== null ? texts(value, key) : [[key, String(value)]];
  });
}

/** The keys as `t` is asked for them, plural forms being one, each with the names of the values that it takes. */
function signatures(words: object): string[] {
  const all = texts(words).map(([key, text]) => {
    const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    return `${key.replace(/_(one|other)$/, '')}(${values.toSorted().join()})`;
  });
  return [...new Set(all)].toSorted();
}

describe('the words of the dashboard', () => {
  it('are the same in both languages, and take the same values', () => {
    expect(signatures(en)).toEqual(signatures(ko));
    expect(signatures(ko)).toContain('bookings.seatsTaken(booked,capacity)');
  });

  it('say something everywhere, and nothing Korean in English', () => {
    expect([...texts(ko), ...texts(en)].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(texts(en).filter(([, text]) => /[가-힣]/.test(text))).toEqual([]);
  });
});

describe('an i18next of the dashboard', () => {
  it('speaks its language at once', () => {
    expect(createAdminI18n('kr').t('dashboard.title')).toBe('관리실');
    expect(createAdminI18n('en').t('dashboard.title')).toBe('Dashboard');
  });

  it.each([
    ['en', 0, '0 people'],
    ['en', 1, '1 person'],
    ['en', 2, '2 people'],
    ['kr', 1, '1명'],
    ['kr', 2, '2명'],
  ] as const)('counts in %s: %d', (language, count, text) => {
    expect(createAdminI18n(language).t('bookings.people', { count })).toBe(text);
  });

  it.each(['<b>&amp;</b>', '$t(signIn.title)', '{{action}}', "$& $1 $' \\"])(
    'leaves what a visitor wrote as it is: %s',
    (name) => {
      const { t } = createAdminI18n('en');
      expect(t('bookings.cancelQuestion', { name })).toBe(`Cancel the booking of ${name}?`);
      expect(t('bookings.nameOfAction', { action: 'Confirm', name })).toBe(`Confirm the booking of ${name}`);
    },
  );
});
