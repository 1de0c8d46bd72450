import { expect, test } from '../fixtures/test.ts';

for (const list of ['coffee', 'experiences', 'stories']) {
  test(`the link of a page opened from /en/${list} is copied where the device has no share dialog`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`/en/${list}`);
    const target = await page.getByRole('article').getByRole('link').first().getAttribute('href');
    await page.goto(`${target}?utm_source=letter`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${target}`);
  });
}

test('a story is shared by the device’s own dialog, and closing that dialog is no error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await page.goto('/stories');
  const link = page.getByRole('article').getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: '공유하기' }).click();
  const shared = await page.evaluate(() => document.documentElement.dataset.shared ?? '');
  expect(JSON.parse(shared)).toEqual({ title, url: page.url() });
  await expect(page.getByRole('alert')).toHaveCount(0);
});
