import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, withField } from './field-path.ts';
import { compareSegments, formatResourceName, parseDocumentName, parseParentName } from './resource-name.ts';
import { formatRfc3339, microsToWire, parseRfc3339, wireToMicros } from './timestamp.ts';

describe('field paths', () => {
  test('round-trip through formatFieldPath and parseFieldPath', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 4 }),
        (path) => {
          expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
        },
      ),
    );
  });

  test.each(['', '.', 'a.', '.a', 'a..b', '`', '`a', '`a`b', 'a`b`', '``', 'a.``'])('reject "%s"', (text) => {
    expect(() => parseFieldPath(text)).toThrow(/property path/);
  });

  test('withField changes only the given path and does not modify its argument', () => {
    const one = { kind: 'integer', value: 1n } as const;
    const fields = withField(withField(new Map(), ['a', 'b'], one), ['a', 'c'], one);
    expect(getField(withField(fields, ['a', 'b'], undefined), ['a', 'c'])).toBe(one);
    expect(getField(withField(fields, ['a', 'b'], undefined), ['a', 'b'])).toBeUndefined();
    expect(getField(fields, ['a', 'b'])).toBe(one);
    expect(withField(fields, ['x', 'y'], undefined)).toBe(fields);
  });
});

describe('resource names', () => {
  const database = 'projects/p/databases/(default)';

  test('round-trip through formatResourceName and parseDocumentName', () => {
    const name = formatResourceName(database, ['a', 'b c', '한', ':x']);
    expect(parseDocumentName(name)).toEqual({ database, segments: ['a', 'b c', '한', ':x'] });
    expect(parseParentName(`${database}/documents`)).toEqual({ database, segments: [] });
  });

  test.each([
    '',
    'a/b',
    `${database}/a/b`,
    `${database}/documents/a`,
    `${database}/documents/a/`,
    `${database}/documents/a/__b__`,
  ])('reject "%s" as a document name', (name) => {
    expect(() => parseDocumentName(name)).toThrow(/^(Document|Resource)/);
  });

  test('order a document before its subcollections, and numeric ids first', () => {
    expect(compareSegments(['a', 'b'], ['a', 'b', 'c', 'd'])).toBeLessThan(0);
    expect(compareSegments(['a', '__id10__'], ['a', '__id9__'])).toBeGreaterThan(0);
    expect(compareSegments(['a', '__id10__'], ['a', '0'])).toBeLessThan(0);
  });
});

describe('timestamps', () => {
  test('round-trip through microseconds, wire format and RFC 3339', () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_135_596_800_000_000, max: 9_000_000_000_000_000 }), (micros) => {
        expect(wireToMicros(parseRfc3339(formatRfc3339(microsToWire(micros))))).toBe(micros);
      }),
    );
  });

  test.each([
    ['2024-05-01T12:00:00Z', '2024-05-01T12:00:00Z'],
    ['2024-05-01T12:00:00.5+09:00', '2024-05-01T03:00:00.500Z'],
    ['1969-12-31T23:59:59.999999Z', '1969-12-31T23:59:59.999999Z'],
    ['0001-01-01T00:00:00.000000001Z', '0001-01-01T00:00:00.000000001Z'],
  ])('format %s as %s', (text, written) => {
    expect(formatRfc3339(parseRfc3339(text))).toBe(written);
  });

  test.each(['', 'now', '2024-05-01', '2024-13-01T00:00:00Z', '2024-05-01T12:00:00'])(
    'reject "%s"',
    (text) => {
      expect(() => parseRfc3339(text)).toThrow(/Invalid timestamp/);
    },
  );
});
