import { openAsAdmin } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';

test('an unfinished form is continued on another device and is gone there and here once it is saved', async ({
  page,
  browser,
  backend,
}) => {
  const question = `Unfinished ${crypto.randomUUID()}`;
  const stored = backend.db.collection('drafts').where('title', '==', question);
  await openAsAdmin(page, '/admin?tab=faqs&edit=new', 'en');
  await page.getByRole('dialog').getByLabel('Question (English)').fill(question);
  await expect.poll(async () => (await stored.get()).size).toBe(1);

  const device = await browser.newContext();
  const other = await device.newPage();
  await openAsAdmin(other, '/admin?tab=faqs', 'en');
  await other.getByRole('button', { name: `Continue “${question}”` }).click();
  const form = other.getByRole('dialog');
  await expect(form.getByLabel('Question (English)')).toHaveValue(question);
  await form.getByLabel('Answer (English)').fill('On another device');
  await form.getByLabel('Category (English)').fill('Sample');
  await form.getByRole('button', { name: 'Save and publish' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'FAQ added' })).toContainText(
    '3 translations missing',
  );
  await expect(form).toBeHidden();
  await expect(other.getByText(`Unfinished, new: ${question}`)).toBeHidden();
  await expect.poll(async () => (await stored.get()).size).toBe(0);
  const saved = await backend.db.collection('faqs').where('question', '==', question).get();
  expect(saved.docs.map((faq) => faq.get('answer') as string)).toEqual(['On another device']);
  await device.close();

  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(`Unfinished, new: ${question}`)).toBeHidden();
});
