import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeError } from './log.ts';

describe('an error in the log', () => {
  it.each([
    ['no account for someone@example.com', 'no account for [e-mail]'],
    ['"a@example.com" and <b@example.com>', '"[e-mail]" and <[e-mail]>'],
    ['to=a@example.com,b@example.com', '[e-mail]'],
    ['someone@', 'someone@'],
    ['@decorated', '@decorated'],
    ['no address', 'no address'],
    ['', ''],
  ])('holds no e-mail address: %j', (stack, described) => {
    expect(describeError(Object.assign(new Error('sample'), { stack }))).toBe(described);
  });

  it('without a stack is described by its message', () => {
    const error = Object.assign(new Error('sample of a@example.com'), { stack: undefined });
    expect(describeError(error)).toBe('Error: sample of [e-mail]');
  });

  /*
   * An expression that goes on after an unbounded repetition is tried from every beginning of a long run, so that its
   * steps grow with the square of the run. One that ends with its only repetition takes each character once.
   */
  it('is searched by expressions that take each character once', () => {
    const source = readFileSync(new URL('log.ts', import.meta.url), 'utf8');
    const expressions = [...source.matchAll(/= (\/.+\/)\w*;/g)].map(([, expression]) => expression!);
    expect(expressions.length).toBeGreaterThan(0);
    for (const expression of expressions) expect(expression).toMatch(/^\/(?:\[[^\]]+\]|[^+*{[])+[+*]?\/$/);
  });
});
