import { expect, it } from 'vitest';
import en from './locales/en.ts';
import ko from './locales/ko.ts';
import { mailText, pageText } from './mail-text.ts';

/** Returns the keys of all texts except singulars, each with the names of its variables. */
function signatures(branch: object, path = ''): string[] {
  return Object.entries(branch)
    .filter(([name]) => !name.endsWith('_one'))
    .flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return signatures(value, `${path}${name}.`);
      const values = [...String(value).matchAll(/\{\{(\w+)\}\}/g)].map(([, found]) => found);
      return [`${path}${name}(${values.toSorted().join()})`];
    });
}

it('has the same keys in both languages', () => {
  expect(signatures(en).toSorted()).toEqual(signatures(ko).toSorted());
});

it('uses the plural rules of the language', () => {
  expect(mailText('kr', 'booking')('people', { count: 2 })).toBe('2명');
  expect(mailText('en', 'booking')('refundRule', { count: 1 })).toContain('at least 1 day before');
  expect(mailText('en', 'booking')('refundRule', { count: 7 })).toContain('at least 7 days before');
});

it.each(['<b>&amp;</b>', '$t(greeting)', '{{title}}', "$& $1 $'"])('inserts a name unchanged: %s', (name) => {
  expect(mailText('en', 'general')('greetingNamed', { name })).toBe(`Dear ${name},`);
});

it('keeps Korean phrases on one line in pages, and leaves mails and English as they are', () => {
  const korean = '몇\u00a0분이 지나도 오지 않으면';
  expect(pageText('kr', 'form')('personalData.sent.text')).toContain(korean);
  expect(mailText('kr', 'form')('personalData.sent.text')).toContain(korean.replace('\u00a0', ' '));
  expect(pageText('en', 'form')('personalData.sent.text')).not.toContain('\u00a0');
});
