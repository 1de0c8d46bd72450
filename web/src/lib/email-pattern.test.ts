import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailSchema } from '@app/domain/shared/email-schema.ts';
import { EMAIL_PATTERN } from './email-pattern.ts';

/** Short texts of the characters that matter, so that many are nearly addresses. */
const nearlyEmail = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'a.+-_\'1"(가'), maxLength: 5 }),
    fc.constantFrom('@', '@', '@', '', '@@'),
    fc.string({ unit: fc.constantFrom(...'b.-2_나'), maxLength: 5 }),
    fc.constantFrom('', '.kr', '.com', '.c', '.1'),
  )
  .map((parts) => parts.join(''));

describe('the e-mail pattern', () => {
  it('accepts and rejects the same values as the backend', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyEmail, fc.emailAddress()), (text) => {
        expect(EMAIL_PATTERN.test(text)).toBe(emailSchema.safeParse(text).success);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['visitor@example.com', true],
    ['visitor', false],
    ['visitor@example', false],
  ])('%s: %s', (text, verdict) => {
    expect(EMAIL_PATTERN.test(text)).toBe(verdict);
  });
});
