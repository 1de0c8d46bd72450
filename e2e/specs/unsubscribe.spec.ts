import { EMULATED_HASH_SECRET } from '../../functions/src/env.ts';
import { subscriptionId, unsubscribeToken } from '../../functions/src/mail/link-tokens.ts';
import { expect, test } from '../fixtures/test.ts';

test('a subscription is ended by the button of the page linked in a mail', async ({ page, backend }) => {
  const email = `reader-${crypto.randomUUID()}@example.com`;
  const id = subscriptionId(email);
  const subscription = backend.db.doc(`newsletterSubscriptions/${id}`);
  await subscription.set({ email, isActive: true, subscribedAt: new Date() });

  await page.goto(`/api/newsletter/unsubscribe?token=${unsubscribeToken(EMULATED_HASH_SECRET, id)}`);
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect((await subscription.get()).get('isActive')).toBe(false);
});
