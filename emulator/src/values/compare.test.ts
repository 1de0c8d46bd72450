import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareValues, valuesEqual, valuesIdentical } from './compare.ts';
import type { Value } from './value.ts';

const int = (value: bigint): Value => ({ kind: 'integer', value });
const double = (value: number): Value => ({ kind: 'double', value });

/** Values of every kind from small ranges, so that equal values are frequent. */
const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant<Value>({ kind: 'null' }),
    fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(int),
    fc.integer({ min: -2, max: 2 }).map((value) => int(BigInt(value))),
    fc.oneof(fc.double(), fc.integer({ min: -2, max: 2 })).map(double),
    fc
      .record({ seconds: fc.integer({ min: 0, max: 2 }), nanos: fc.integer({ min: 0, max: 2 }) })
      .map((time): Value => ({ kind: 'timestamp', ...time })),
    fc.string({ unit: 'grapheme', maxLength: 3 }).map((value): Value => ({ kind: 'string', value })),
    fc.uint8Array({ maxLength: 3 }).map((value): Value => ({ kind: 'bytes', value })),
    fc
      .constantFrom('a/b', 'a/c', 'a/__id7__', 'a/__id10__')
      .map((path): Value => ({ kind: 'reference', path: `projects/p/databases/d/documents/${path}` })),
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .dictionary(fc.constantFrom('a', 'b', '🌞', '\uffff'), tie('value'), { maxKeys: 3 })
      .map((fields): Value => ({ kind: 'map', fields: new Map(Object.entries(fields)) })),
  ),
}));

test('compareValues is a total order', () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
      expect(Math.sign(compareValues(a, b))).toBe(0 - Math.sign(compareValues(b, a)));
      expect(compareValues(a, a)).toBe(0);
      const [least = a, , greatest = a] = [a, b, c].toSorted(compareValues);
      expect(compareValues(least, greatest)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});

test('compareValues orders strings by their UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      const order = compareValues({ kind: 'string', value: a }, { kind: 'string', value: b });
      expect(Math.sign(order)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});

test('compareValues compares integers with doubles exactly', () => {
  expect(compareValues(int(2n ** 53n + 1n), double(2 ** 53))).toBeGreaterThan(0);
  expect(valuesEqual(int(1n), double(1))).toBe(true);
  expect(valuesEqual(double(0), double(-0))).toBe(true);
  expect(valuesEqual(double(NaN), double(NaN))).toBe(true);
});

test('valuesIdentical distinguishes integers from doubles and 0 from -0', () => {
  expect(valuesIdentical(int(1n), double(1))).toBe(false);
  expect(valuesIdentical(double(0), double(-0))).toBe(false);
  expect(valuesIdentical({ kind: 'array', values: [int(1n)] }, { kind: 'array', values: [double(1)] })).toBe(
    false,
  );
  fc.assert(fc.property(anyValue, (value) => valuesIdentical(value, structuredClone(value))));
});
