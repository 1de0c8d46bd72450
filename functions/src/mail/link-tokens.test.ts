import { describe, expect, it } from 'vitest';
import { readUnsubscribeToken, subscriptionId, unsubscribeToken } from './link-tokens.ts';

const SECRET = 'a-sample-of-32-characters-or-more';

describe('unsubscribe token', () => {
  const id = subscriptionId('reader@example.com');
  const token = unsubscribeToken(SECRET, id);

  it('identifies its subscription and needs no URL encoding', () => {
    expect(readUnsubscribeToken(SECRET, token)).toBe(id);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['an empty text', ''],
    ['the id alone', id],
    ['the id and a dot', `${id}.`],
    ['another id', token.replace(/^./, (first) => (first === '0' ? '1' : '0'))],
    ['another signature', token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['a shorter signature', token.slice(0, -1)],
    ['a suffix', `${token}.x`],
    ['another secret', unsubscribeToken('another-sample-of-32-characters!', id)],
  ])('is refused when it has been forged with %s', (_, forged) => {
    expect(readUnsubscribeToken(SECRET, forged)).toBeNull();
  });
});
