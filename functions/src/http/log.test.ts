import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeError } from './log.ts';

describe('describeError', () => {
  it.each([
    ['no account for someone@example.com', 'no account for [e-mail]'],
    ['"a@example.com" and <b@example.com>', '"[e-mail]" and <[e-mail]>'],
    ['to=a@example.com,b@example.com', '[e-mail]'],
    ['someone@', 'someone@'],
    ['@decorated', '@decorated'],
    ['no address', 'no address'],
    ['', ''],
  ])('removes e-mail addresses: %j', (stack, described) => {
    expect(describeError(Object.assign(new Error('sample'), { stack }))).toBe(described);
  });

  it('uses the message of an error without a stack', () => {
    const error = Object.assign(new Error('sample of a@example.com'), { stack: undefined });
    expect(describeError(error)).toBe('Error: sample of [e-mail]');
  });

  /*
   * A regular expression that continues after an unbounded repetition is tried from every position of a long run, which
   * takes quadratic time. One that ends with its only repetition reads each character once.
   */
  it('uses regular expressions that run in linear time', () => {
    const source = readFileSync(new URL('log.ts', import.meta.url), 'utf8');
    const expressions = [...source.matchAll(/= (\/.+\/)\w*;/g)].map(([, expression]) => expression!);
    expect(expressions.length).toBeGreaterThan(0);
    for (const expression of expressions) expect(expression).toMatch(/^\/(?:\[[^\]]+\]|[^+*{[])+[+*]?\/$/);
  });
});
