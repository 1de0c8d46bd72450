import { expect, it } from 'vitest';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { waitlistMail } from './waitlist-mail.ts';

// 2 p.m. in Seoul; a cancellation is free until the end of 25 November.
const event = anEvent({ dateTime: new Date('2026-11-28T05:00:00Z'), price: 40_000 });

/** The text of an offer of two seats at the price when it was made. */
function offerAt(now: string, language: Language): string {
  const { refund: _, ...joined } = agreedTerms(event);
  const entry: WaitlistEntry = {
    id: crypto.randomUUID(),
    eventId: event.id,
    name: '김담',
    email: 'guest@example.com',
    language,
    partySize: 2,
    acceptsFewer: false,
    state: 'offered',
    overtaken: 0,
    event: joined,
    offer: { seats: 2, price: 30_000, expiresAt: new Date('2026-11-27T00:00:00Z') },
    createdAt: new Date('2026-11-01T00:00:00Z'),
  };
  return waitlistMail('offered', entry, event, { url: 'https://example.com/waitlist', now: new Date(now) })
    .message.text;
}

it.each([
  [
    'kr',
    ['₩30,000', '2자리 ₩60,000', '2026년 11월 25일까지 취소하시면 참가비 전액을 돌려드립니다.'],
    /\d일 전까지/,
  ],
  [
    'en',
    ['₩30,000', '₩60,000', 'We refund the full price if you cancel by Nov 25, 2026, Korean time.'],
    /days before/,
  ],
] as const)('an offer states the price and the last day of a full refund (%s)', (language, facts, rule) => {
  const text = offerAt('2026-11-25T14:59:59Z', language);
  for (const fact of facts) expect(text).toContain(fact);
  expect(text).not.toMatch(rule);
});

it.each([
  ['kr', /전액 환불 기한이 지났습니다/, /취소하시면 참가비 전액/],
  ['en', /The time for a full refund has passed/, /We refund the full price/],
] as const)('an offer after that day promises no full refund (%s)', (language, over, promise) => {
  const text = offerAt('2026-11-25T15:00:00Z', language);
  expect(text).toMatch(over);
  expect(text).not.toMatch(promise);
});
