import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EMAIL_PATTERN } from './email-pattern.ts';
import { emailSchema } from './email-schema.ts';

describe('e-mail address', () => {
  it('is described by a pattern that takes what is accepted', () => {
    const { pattern } = z.toJSONSchema(emailSchema, { io: 'input' });
    expect(['Kim@Example.com', 'kim@예시.한국'].map((typed) => new RegExp(pattern!).test(typed))).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['visitor@example.com', 'visitor@example.com'],
    ['kim&lee@example.com', 'kim&lee@example.com'],
    ['kim/lee@example.com', 'kim/lee@example.com'],
    ['kim!@example.com', 'kim!@example.com'],
    ['kim.@example.com', 'kim.@example.com'],
    ['a..b@example.com', 'a..b@example.com'],
    ['kim@예시.한국', 'kim@xn--vv4b11d.xn--3e0b707e'],
    ['kim@Bücher.example', 'kim@xn--bcher-kva.example'],
    ['Kim@XN--VV4B11D.xn--3e0b707e', 'Kim@XN--VV4B11D.xn--3e0b707e'],
    ['ｋｉｍ＠example．com', 'kim@example.com'],
    ['\u202Akim@exam\u00ADple.com\u202C', 'kim@example.com'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(emailSchema.parse(typed)).toBe(stored);
    expect(EMAIL_PATTERN.test(stored)).toBe(true);
  });

  it.each([
    'visitor',
    'visitor@example',
    'visitor@example.',
    '@example.com',
    'visitor@.com',
    'visitor@-example.com',
    'visitor@example-.com',
    `visitor@${'x'.repeat(64)}.com`,
    'visitor@exa_mple.com',
    'two words@example.com',
    '"quoted"@example.com',
    'a@b@example.com',
    'kim@예시/한국.com',
    'kim@예시:80.com',
    'kim@예시.com\nBcc: all@example.com',
    'kim@xn--예시.com',
    '김@example.com',
  ])('rejects %j', (typed) => expect(emailSchema.safeParse(typed).success).toBe(false));
});
