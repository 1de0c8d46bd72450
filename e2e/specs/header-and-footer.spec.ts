import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('the footer subscribes to the newsletter and reports an address that is already confirmed', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/);
  const email = `reader-${crypto.randomUUID()}@example.com`;
  await page.clock.install();
  await page.goto('/en/about');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email address' });
  await field.fill(email);
  // A form filled in too fast counts as a bot's.
  await page.clock.fastForward(2_000);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Successfully subscribed' })).toBeVisible();
  await expect(field).toHaveValue('');
  const found = await backend.db.collection('newsletterSubscriptions').where('email', '==', email).get();
  expect(found.size).toBe(1);
  await found.docs[0]!.ref.update({ confirmedAt: new Date() });

  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This email is already subscribed.');
  await expect(field).toHaveValue(email);
  await expectAccessible(page);
});

test('every page of the menu is reachable through it', async ({ page }, { project }) => {
  await page.goto('/en');
  const isPhone = project.name === 'phone';
  for (const name of ['About', 'Experiences', 'Stories', 'Contact', 'Coffee', 'Makgeolli']) {
    if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click();
    else if (name === 'Coffee' || name === 'Makgeolli')
      await page.getByRole('button', { name: 'Products' }).click();
    await page
      .getByRole(isPhone ? 'dialog' : 'banner')
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/en/${name.toLowerCase()}$`));
  }
});
