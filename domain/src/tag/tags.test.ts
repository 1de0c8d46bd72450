import { describe, expect, it } from 'vitest';
import { tagKeySchema, tagLabelInputSchema } from './tag-label-schema.ts';
import { likelyDuplicates } from './tag-merge.ts';
import { replaceTag, tagForm, withKnownKeys } from './tags.ts';

describe('tagForm', () => {
  it.each([
    'single-origin',
    'Single Origin',
    'single–origin',
    'SINGLE_ORIGIN',
    ' single  origin ',
    'ｓｉｎｇｌｅ-origin',
  ])('is the same for %j', (tag) => expect(tagForm(tag)).toBe('singleorigin'));

  it('is the same for both Unicode forms of Korean, and differs between words', () => {
    expect(tagForm('햇 쌀'.normalize('NFD'))).toBe(tagForm('햇쌀'));
    expect(tagForm('single')).not.toBe(tagForm('singles'));
  });
});

describe('replaceTag', () => {
  it('replaces a tag in its place', () => {
    expect(replaceTag(['daily', 'Blend', 'classic'], 'Blend', 'blend')).toEqual([
      'daily',
      'blend',
      'classic',
    ]);
  });

  it('keeps one of two tags that have become the same', () => {
    expect(replaceTag(['blend', 'daily', 'Blend'], 'Blend', 'blend')).toEqual(['blend', 'daily']);
  });
});

describe('withKnownKeys', () => {
  it.each(['makgeolli', 'Makgeolli', 'MAKGEOLLI'])('writes %s as the age rule reads it', (tag) => {
    expect(withKnownKeys([tag], ['Makgeolli'])).toEqual(['makgeolli']);
  });

  it('writes a tag as it is known, and keeps a new one', () => {
    expect(withKnownKeys(['Single Origin', 'honey'], ['single-origin'])).toEqual(['single-origin', 'honey']);
  });

  it('keeps a tag that is known itself, although another one has its form', () => {
    expect(withKnownKeys(['Blend'], ['blend', 'Blend'])).toEqual(['Blend']);
  });

  it('prefers the first of several known keys, and keeps each tag once', () => {
    expect(withKnownKeys(['BLEND', 'blend'], ['blend', 'Blend'])).toEqual(['blend']);
  });
});

describe('likelyDuplicates', () => {
  it('groups tags of one form with the most used first', () => {
    const tags = [
      { key: 'Single Origin', count: 1 },
      { key: 'blend', count: 9 },
      { key: 'single-origin', count: 4 },
    ];
    expect(likelyDuplicates(tags)).toEqual([[tags[2], tags[0]]]);
  });

  it('keeps the tag of alcohol, however seldom it is used', () => {
    const [group] = likelyDuplicates([
      { key: 'Makgeolli', count: 9 },
      { key: 'makgeolli', count: 1 },
    ]);
    expect(group?.map(({ key }) => key)).toEqual(['makgeolli', 'Makgeolli']);
  });
});

describe('label of a tag', () => {
  it.each(['single-origin', '햇쌀', 'medium roast', '..a', '__a'])('may have the key %j', (key) => {
    expect(tagKeySchema.safeParse(key).success).toBe(true);
  });

  it.each(['', ' ', 'a/b', '.', '..', '__a__', 'x'.repeat(41)])('may not have the key %j', (key) => {
    expect(tagKeySchema.safeParse(key).success).toBe(false);
  });

  it('has at most 40 characters in each language, and may be empty', () => {
    expect(tagLabelInputSchema.parse({ labelKr: ' 햇쌀 ' })).toEqual({ label: '', labelKr: '햇쌀' });
    expect(tagLabelInputSchema.safeParse({ label: 'x'.repeat(41) }).success).toBe(false);
  });
});
