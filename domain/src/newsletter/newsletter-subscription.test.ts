import { describe, expect, it } from 'vitest';
import {
  confirmSubscription,
  endSubscription,
  isConfirmationExpired,
  renewConsent,
  requestSubscription,
  subscriptionState,
  discardUnconfirmedRequest,
} from './newsletter-subscription.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const at = (iso: string) => new Date(`${iso}T09:00:00Z`);
const REQUEST = { id: 'a'.repeat(64), email: 'reader@example.com', language: 'en' as const };
const requested = requestSubscription(REQUEST, undefined, NOW);
const confirmed = confirmSubscription(requested, at('2026-11-22'));
const ended = endSubscription(confirmed, at('2026-12-01'));

describe('newsletter subscription', () => {
  it('can be confirmed for seven days, then expires', () => {
    expect(requested).toEqual({ ...REQUEST, isActive: true, subscribedAt: NOW, confirmBy: at('2026-11-28') });
    expect(subscriptionState(requested)).toBe('unconfirmed');
    expect(isConfirmationExpired(requested, new Date(at('2026-11-28').getTime() - 1))).toBe(false);
    expect(isConfirmationExpired(requested, at('2026-11-28'))).toBe(true);
  });

  it('is confirmed, and its consent renewal is due two weeks before two years have passed', () => {
    expect(confirmed).toEqual({
      ...REQUEST,
      isActive: true,
      subscribedAt: NOW,
      confirmedAt: at('2026-11-22'),
      renewalDueAt: at('2028-11-08'),
    });
    expect(subscriptionState(confirmed)).toBe('confirmed');
    expect(isConfirmationExpired(confirmed, at('2030-01-01'))).toBe(false);
    const renewed = renewConsent(confirmed, at('2028-11-09'));
    expect(renewed).toEqual({ ...confirmed, renewedAt: at('2028-11-09'), renewalDueAt: at('2030-11-08') });
  });

  it('records the time of withdrawal next to that of the consent, and is not renewed once ended', () => {
    expect(ended).toMatchObject({ confirmedAt: at('2026-11-22'), unsubscribedAt: at('2026-12-01') });
    expect(ended).not.toHaveProperty('renewalDueAt');
    expect(subscriptionState(ended)).toBe('ended');
    expect(isConfirmationExpired(ended, at('2026-12-01'))).toBe(true);
  });

  it('keeps the evidence of earlier withdrawals when requested again, even if never confirmed', () => {
    const again = requestSubscription(REQUEST, ended, at('2027-01-01'));
    const withdrawal = {
      subscribedAt: NOW,
      confirmedAt: at('2026-11-22'),
      unsubscribedAt: at('2026-12-01'),
    };
    expect(again.withdrawals).toEqual([withdrawal]);
    expect(requestSubscription(REQUEST, again, at('2027-01-02')).withdrawals).toEqual([withdrawal]);
    expect(discardUnconfirmedRequest(again)).toEqual({ ...REQUEST, isActive: false, ...withdrawal });
    expect(discardUnconfirmedRequest(requested)).toBeUndefined();
  });
});
