import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextComparator } from './collation.ts';
import { LANGUAGE_TAG } from './language.ts';

const letters = (...characters: string[]) =>
  fc.array(fc.constantFrom(...characters)).map((one) => one.join(''));
const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const korean = fc
  .array(fc.oneof(syllable, fc.constantFrom(' ', '-', '0', '7', '가', '각', '까')))
  .map((one) => one.join(''));

const tag = letters('a', 'b', 'z', '-', ' ', '0', '9');
const mixed = letters('가', '힣', 'a', 'B', '-', '·', 'ú', '漢', ' ', '3');

it.each([
  ['Korean syllables', 'kr', korean, korean],
  ['tags', 'kr', tag, tag],
  ['tags', 'en', tag, tag],
  ['tags and Korean syllables', 'kr', tag, korean],
  ['mixed scripts', 'kr', korean, mixed],
  ['mixed scripts', 'en', mixed, tag],
] as const)('compares %s in %s in the same order as Intl.Collator', (_, language, some, others) => {
  const collator = new Intl.Collator(LANGUAGE_TAG[language]);
  const compare = createTextComparator(language);
  fc.assert(
    fc.property(some, others, (a, b) => {
      expect(Math.sign(compare(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
    { numRuns: 1_000 },
  );
});

it('sorts English texts in dictionary order', () => {
  expect(['Zebra', 'apple', 'Éclair', 'Apple'].toSorted(createTextComparator('en'))).toEqual([
    'apple',
    'Apple',
    'Éclair',
    'Zebra',
  ]);
});
