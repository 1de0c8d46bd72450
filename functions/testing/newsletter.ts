import { expect } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { confirmToken, subscriptionId, unsubscribeToken } from '../src/mail/link-tokens.ts';
import { withDates } from '../src/store/documents.ts';
import { emulatedApp, send } from './emulated.ts';

export const NOW = new Date('2026-11-21T09:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
export const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
/** The application's current time; reset it to `NOW` after each test. */
export const time = { now: NOW };
const clock = { now: () => time.now, wait: async () => {} };

export const { app, deps } = emulatedApp({ clock });
export const subscriptions = deps.db.collection(COLLECTIONS.newsletterSubscriptions);
export const subscribe = (email: string, language = 'kr') =>
  send(app, 'POST', '/api/newsletter', { email, language });
export const anAddress = () => `reader-${crypto.randomUUID()}@example.com`;
export const stored = async (email: string) =>
  withDates((await subscriptions.doc(subscriptionId(email)).get()).data()) as
    | NewsletterSubscription
    | undefined;
export const linkFor = (email: string) =>
  `/api/newsletter/unsubscribe?token=${unsubscribeToken(deps.config.hashSecret, subscriptionId(email))}`;
export const confirmLinkFor = (email: string) =>
  `/api/newsletter/confirm?token=${confirmToken(deps.config.hashSecret, subscriptionId(email))}`;

export const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
export const oneClick = (link: string) =>
  app.request(link, { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' });
export const press = (link: string) =>
  app.request(link, { method: 'POST', headers: FORM, body: 'confirm=yes' });

/** Returns the mails to a reader, oldest first. */
export async function mailsTo(email: string) {
  const { docs } = await deps.db.collection(COLLECTIONS.mail).where('to', '==', email).get();
  return docs.toSorted((a, b) => a.get('createdAt') - b.get('createdAt'));
}
export const subjectsTo = async (email: string) =>
  (await mailsTo(email)).map((mail) => mail.get('message.subject') as string);
export const CONFIRMATION = '[볕담] 소식지 구독을 확정해 주세요';
export const WELCOME = '(광고) 볕담 소식을 받아 보시게 되었습니다';
export const RENEWAL = '[볕담] 광고성 정보 수신 동의 확인 안내';

/** Marks the queued mails as sent. */
export async function sendMailsTo(email: string) {
  for (const { ref } of await mailsTo(email)) await ref.update({ 'delivery.state': 'SUCCESS' });
}
export async function subscribeAndConfirm(email: string) {
  await subscribe(email);
  expect((await press(confirmLinkFor(email))).status).toBe(200);
}
