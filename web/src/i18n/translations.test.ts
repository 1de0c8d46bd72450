import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '@app/domain/event/event.ts';
import { LANGUAGES } from '@app/domain/shared/language.ts';
import { translations } from '../testing/translations.ts';
import { createTranslations, SITE_NAMESPACES } from './translations.ts';

/** Returns every text in `branch` with its key. */
function texts(branch: object, path = ''): [key: string, text: string][] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'object' && value !== null ? texts(value, key) : [[key, String(value)]];
  });
}

/** Returns the translation keys, each with the names of its variables. A singular may omit its count. */
function signatures(namespace: object): string[] {
  return texts(namespace)
    .filter(([key]) => !key.endsWith('_one'))
    .map(([key, text]) => {
      const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      return `${key}(${values.toSorted().join()})`;
    })
    .toSorted();
}

const LOCALES = import.meta.glob<object>('./locales/*/*.ts', { eager: true, import: 'default' });
const inLanguage = (tag: 'ko' | 'en', namespace: string) => LOCALES[`./locales/${tag}/${namespace}.ts`]!;

describe.each([...SITE_NAMESPACES, 'admin'])('the namespace %s', (namespace) => {
  const [korean, english] = [inLanguage('ko', namespace), inLanguage('en', namespace)];

  it('has the same keys with the same variables in both languages', () => {
    expect(signatures(english)).toEqual(signatures(korean));
  });

  it('has no empty texts, and no Korean in English texts', () => {
    expect([...texts(korean), ...texts(english)].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(texts(english).filter(([, text]) => /[가-힣]/.test(text))).toEqual([]);
  });
});

it('every namespace exists in both languages', () => {
  const namespacesOf = (tag: string) =>
    Object.keys(LOCALES).flatMap(
      (file) => /\.\/locales\/(\w+)\/(\w+)/.exec(file)!.slice(1).join(' ').split(`${tag} `)[1] ?? [],
    );
  expect(namespacesOf('en')).toEqual(namespacesOf('ko'));
});

it('an unknown key or variable does not compile', () => {
  const t = translations.in('en').getFixedT(null, 'events');
  // @ts-expect-error: no such key
  expect(t('event.nosuchkey')).toBe('event.nosuchkey');
  // @ts-expect-error: the value is called `title`
  expect(t('event.bookNamed', { name: 'x' })).not.toContain('x');
});

describe('plurals', () => {
  it.each([
    ['en', 0, '0 products'],
    ['en', 1, '1 product'],
    ['kr', 2, '제품 2개'],
  ] as const)('are correct for products in %s: %d', (language, count, text) => {
    expect(translations.in(language).getFixedT(null, 'products')('count', { count })).toBe(text);
  });

  it.each([
    ['en', 'seatsLeft', 1, '1 seat left'],
    ['en', 'upTo', 1, 'Up to 1 participant'],
    ['en', 'upTo', 10, 'Up to 10 participants'],
    ['kr', 'upTo', 10, '최대 10명'],
  ] as const)('are correct for seats in %s: %s %d', (language, key, count, text) => {
    expect(translations.in(language).getFixedT(null, 'events')(`event.${key}`, { count })).toBe(text);
  });

  it.each([
    ['en', 0, '0 people'],
    ['en', 1, '1 person'],
    ['en', 2, '2 people'],
    ['kr', 1, '1명'],
    ['kr', 2, '2명'],
  ] as const)('are correct for people in %s: %d', (language, count, text) => {
    expect(translations.in(language).getFixedT(null, 'admin')('bookings.people', { count })).toBe(text);
  });
});

it('every event type has a description, and a plural name in the filter', () => {
  for (const language of LANGUAGES) {
    const t = translations.in(language).getFixedT(null, 'events');
    for (const type of EVENT_TYPES) expect(t(`features.${type}.text`)).not.toBe('');
  }
  const t = translations.in('en').getFixedT(null, 'events');
  for (const type of EVENT_TYPES) expect(t(`filter.${type}`)).not.toBe(t(`type.${type}`));
});

it.each(['<b>&amp;</b>', '$t(signIn.title)', '{{action}}', "$& $1 $' \\"])(
  'a name entered by a visitor is inserted unchanged: %s',
  (name) => {
    const t = translations.in('en').getFixedT(null, 'admin');
    expect(t('bookings.cancelQuestion', { name })).toBe(`Cancel the booking of ${name}?`);
    expect(t('bookings.nameOfAction', { action: 'Confirm', name })).toBe(`Confirm the booking of ${name}`);
  },
);

it.each([
  ['events', 'features.tasting.text', '여러_잔을 나란히 놓고 천천히 견주어 맛봅니다.'],
  ['stories', 'notFound.title', '이야기를 찾을_수_없습니다'],
  ['agePolicy', 'sections.scope.blocks.0.columns.1', '이용하실_수_있는_것'],
])(
  'keeps counters and dependent nouns of short Korean texts on one line: %s %s',
  async (namespace, key, expected) => {
    const pageTranslations = createTranslations();
    await pageTranslations.load('kr', [namespace]);
    const text: unknown = pageTranslations.in('kr').getResource('ko', namespace, key);
    expect(String(text).replaceAll('\u00a0', '_')).toBe(expected);
  },
);

it('each page view has its own translations', async () => {
  const [first, second] = [createTranslations(), createTranslations()];
  await first.load('en', ['common']);
  expect(first.in('en')).toBe(first.in('en'));
  expect(first.in('en')).not.toBe(second.in('en'));
  expect(second.in('en').hasResourceBundle('en', 'common')).toBe(false);
});

it('loading an unknown namespace rejects', async () => {
  await expect(createTranslations().load('en', ['nosuchnamespace'])).rejects.toThrow('nosuchnamespace');
});
