import { describe, expect, it } from 'vitest';
import { pseudonym } from './rate-limit-store.ts';

const SECRET = 'a-sample-of-32-characters-or-more';

describe('pseudonym', () => {
  it('is the same for the same subject and secret, and differs otherwise', () => {
    const name = pseudonym(SECRET, '1.2.3.4');
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(pseudonym(SECRET, '1.2.3.4')).toBe(name);
    const others = [pseudonym(SECRET, '1.2.3.5'), pseudonym(`${SECRET}!`, '1.2.3.4')];
    expect(new Set([name, ...others]).size).toBe(3);
  });
});
