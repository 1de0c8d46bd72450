import { describe, expect, it } from 'vitest';
import { dailyPseudonym, readUnsubscribeToken, subscriptionId, unsubscribeToken } from './hashing.ts';

const SECRET = 'a-sample-of-32-characters-or-more';
const morning = new Date('2026-11-21T00:00:00Z');
const evening = new Date('2026-11-21T23:59:59.999Z');
const tomorrow = new Date('2026-11-22T00:00:00Z');

describe('a pseudonym', () => {
  it('is the same for a day, and another tomorrow, for another person or under another secret', () => {
    const name = dailyPseudonym(SECRET, '1.2.3.4', morning);
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(dailyPseudonym(SECRET, '1.2.3.4', evening)).toBe(name);
    const others = [
      dailyPseudonym(SECRET, '1.2.3.4', tomorrow),
      dailyPseudonym(SECRET, '1.2.3.5', morning),
      dailyPseudonym(`${SECRET}!`, '1.2.3.4', morning),
    ];
    expect(new Set([name, ...others]).size).toBe(4);
  });
});

describe('an unsubscribe token', () => {
  const id = subscriptionId('reader@example.com');
  const token = unsubscribeToken(SECRET, id);

  it('names its subscription, and fits into an address as it is', () => {
    expect(readUnsubscribeToken(SECRET, token)).toBe(id);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['nothing', ''],
    ['the id alone', id],
    ['the id and a dot', `${id}.`],
    ['another id', token.replace(/^./, (first) => (first === '0' ? '1' : '0'))],
    ['another signature', token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['a shorter signature', token.slice(0, -1)],
    ['something behind it', `${token}.x`],
    ['another secret', unsubscribeToken('another-sample-of-32-characters!', id)],
  ])('is not %s', (_, forged) => {
    expect(readUnsubscribeToken(SECRET, forged)).toBeNull();
  });
});
