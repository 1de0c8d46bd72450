import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from './memory-rate-limiter.ts';

const LIMIT = { max: 2, seconds: 60 };

function limiterAt(start: number) {
  const time = { now: start };
  return { limiter: memoryRateLimiter({ now: () => new Date(time.now) }), time };
}

describe('memoryRateLimiter', () => {
  it('refuses calls above the limit, each subject and name separately', async () => {
    const { limiter } = limiterAt(0);
    await limiter.take('bookings', LIMIT, 'a');
    await limiter.take('bookings', LIMIT, 'a');
    await expect(limiter.take('bookings', LIMIT, 'a')).rejects.toMatchObject({ retryAfterSeconds: 61 });
    await limiter.take('bookings', LIMIT, 'b');
    await limiter.take('contact', LIMIT, 'a');
  });

  it('accepts calls again when the earlier ones no longer count', async () => {
    const { limiter, time } = limiterAt(0);
    await limiter.take('bookings', LIMIT, 'a');
    time.now += 30_000;
    await limiter.take('bookings', LIMIT, 'a');
    time.now += 30_999;
    await expect(limiter.take('bookings', LIMIT, 'a')).rejects.toMatchObject({ retryAfterSeconds: 1 });
    time.now += 1;
    await limiter.take('bookings', LIMIT, 'a');
    await expect(limiter.take('bookings', LIMIT, 'a')).rejects.toThrow('Too many requests');
  });

  it('does not count a released permit', async () => {
    const { limiter } = limiterAt(0);
    await limiter.take('bookings', LIMIT, 'a');
    const permit = await limiter.take('bookings', LIMIT, 'a');
    await permit.giveBack();
    await limiter.take('bookings', LIMIT, 'a');
    await expect(limiter.take('bookings', LIMIT, 'a')).rejects.toThrow('Too many requests');
  });

  it('evicts only subjects whose calls no longer count', async () => {
    const { limiter, time } = limiterAt(0);
    for (let subject = 0; subject <= 1_000; subject += 1) await limiter.take('old', LIMIT, String(subject));
    time.now += 62_000;
    await limiter.take('new', { ...LIMIT, max: 1 }, 'a');
    await limiter.take('new', LIMIT, 'b');
    await expect(limiter.take('new', { ...LIMIT, max: 1 }, 'a')).rejects.toThrow('Too many requests');
  });
});
