import { Integer as ClosureInteger } from '@firebase/webchannel-wrapper/bloom-blob';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Integer } from './lite-integer.ts';

it('orders integers of any size as that in whose place it stands', () => {
  const digits = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String);
  fc.assert(
    fc.property(digits, digits, (a, b) => {
      const standard = ClosureInteger.fromString(a).compare(ClosureInteger.fromString(b));
      expect(Integer.fromString(a).compare(Integer.fromString(b))).toBe(standard);
    }),
  );
});
