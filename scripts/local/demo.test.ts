import { describe, expect, it } from 'vitest';
import { demoKey } from './demo.ts';
import { portsFrom } from './settings.ts';

describe('the key of a stored demo', () => {
  const options = { ports: portsFrom({}), official: false, hasSampleOrders: false };
  /** 23:59 of 1 July in Seoul. */
  const now = new Date('2026-07-01T14:59:00Z');
  const key = demoKey(options, now);

  it('stays the same on one day in Seoul', () => {
    expect(demoKey(options, new Date('2026-06-30T15:00:00Z'))).toBe(key);
  });

  it('ignores the address of the site without sample orders', () => {
    expect(demoKey({ ...options, ports: portsFrom({ SITE_PORT: '6060' }) }, now)).toBe(key);
  });

  const orders = { ...options, hasSampleOrders: true };
  it.each([
    ['the day in Seoul', demoKey(options, new Date('2026-07-01T15:00:00Z'))],
    ['the emulators', demoKey({ ...options, official: true }, now)],
    ['the sample orders', demoKey(orders, now)],
  ])('changes with %s', (_, other) => {
    expect(other).not.toBe(key);
  });

  it('changes with the address of the site, which the payments of sample orders contain', () => {
    expect(demoKey({ ...orders, ports: portsFrom({ SITE_PORT: '6060' }) }, now)).not.toBe(
      demoKey(orders, now),
    );
  });
});
