import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../fixtures/axe.ts';

test('a subscription is confirmed by the button of the page linked in its mail', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/);
  const email = `reader-${crypto.randomUUID()}@example.com`;
  const subscribe = async () => {
    await page.clock.install();
    await page.goto('/en/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Email address' }).fill(email);
    // A form filled in too fast counts as a bot's.
    await page.clock.fastForward(2_000);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
  };
  await subscribe();
  const toast = page.getByRole('status').filter({ hasText: 'Successfully subscribed' });
  await expect(toast).toContainText('Please open the email we sent you and confirm your subscription.');

  const { docs: mails } = await backend.db.collection('mail').where('to', '==', email).get();
  const [link = ''] = /https?:\S+confirm\?token=\S+/.exec(String(mails[0]?.get('message.text'))) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();
  const { docs: subscriptions } = await backend.db
    .collection('newsletterSubscriptions')
    .where('email', '==', email)
    .get();
  expect(subscriptions.map((subscription) => subscription.get('confirmedAt') as unknown)).toEqual([
    expect.anything(),
  ]);

  await subscribe();
  await expect(page.getByRole('alert')).toContainText('This email is already subscribed.');
});
