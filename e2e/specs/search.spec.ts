import { expectAccessible } from '../fixtures/axe.ts';
import { reach } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test('what is typed into the search finds content by its initials and is kept in the URL', async ({
  page,
  backend,
}) => {
  const coffee = await backend.addProduct({ titleKr: `쭉쭉쩍 ${crypto.randomUUID().slice(0, 8)}` });
  await reach(page, '/search');
  await page.getByRole('main').getByRole('searchbox').pressSequentially('ㅉㅉㅉ');
  await page.getByRole('main').getByRole('link', { name: coffee.titleKr }).waitFor();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('ㅉㅉㅉ')}`);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: coffee.titleKr }).click();
  await expect(page.getByRole('heading', { level: 1, name: coffee.titleKr })).toBeVisible();
});

test('what is typed into the English search finds English texts', async ({ page, backend }) => {
  const word = `brewer${crypto.randomUUID().slice(0, 8)}`;
  const event = await backend.addEvent({ title: `The ${word}’s day` });
  await reach(page, '/en/search');
  await page.getByRole('main').getByRole('searchbox').pressSequentially(`${word}'s day`);
  await expect(page.getByRole('main').getByRole('link', { name: event.title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result');
});
