import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ forcedColors: 'active', viewport: { width: 390, height: 844 } });

/** The difference between the lightest and the darkest pixel of a control, from 0 to 255, without `left` and its border. */
async function contrastIn(page: Page, control: Locator, left = 0): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox())!;
  const clip = { x: x + left + 4, y: y + 4, width: width - left - 8, height: height - 8 };
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats();
  return channels[0]!.max - channels[0]!.min;
}

test('the menu button and the arrow of a select are visible in forced colours', async ({ page }) => {
  await page.goto('/en/coffee');
  expect(await contrastIn(page, page.getByRole('button', { name: 'Open menu' }))).toBeGreaterThan(100);
  const sort = page.getByLabel('Sort by');
  const { width } = (await sort.boundingBox())!;
  expect(await contrastIn(page, sort, width - 36)).toBeGreaterThan(100);
});

test('the sign of a question is visible in forced colours', async ({ page }) => {
  await page.goto('/en/contact#faqs');
  const question = page
    .getByRole('region', { name: 'Frequently asked questions' })
    .locator('summary')
    .first();
  const { width } = (await question.boundingBox())!;
  expect(await contrastIn(page, question, width - 24)).toBeGreaterThan(100);
});

test('a switch of a form shows in forced colours whether it is on', async ({ page, backend }) => {
  const event = await backend.addEvent({ isActive: true });
  await openAsAdmin(page, `/admin?tab=events&edit=${event.id}`);
  const shown = page.getByRole('dialog').getByRole('switch').first();
  // Neither the pointer nor the focus is in the picture.
  const pictureOf = async () => {
    await shown.evaluate((element) => element.blur());
    await page.mouse.move(0, 0);
    return shown.screenshot();
  };
  await shown.scrollIntoViewIfNeeded();
  const before = await pictureOf();
  await shown.click();
  expect((await pictureOf()).equals(before)).toBe(false);
  await shown.click();
  expect((await pictureOf()).equals(before)).toBe(true);
});

test('the buttons that open rows of a table, and the chosen one of several, are visible in forced colours', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin?tab=activity');
  const open = page.getByRole('button', { name: '펼치기' }).first();
  await open.waitFor();
  expect(await contrastIn(page, open)).toBeGreaterThan(100);
  await page.goto('/admin?tab=products');
  const choices = page.getByRole('article').first().getByRole('radio');
  await page.getByRole('article').first().waitFor();
  const colours = await choices.evaluateAll((radios: HTMLInputElement[]) =>
    radios.map((radio) => [
      radio.checked,
      getComputedStyle(radio.closest('.ant-radio-button-wrapper')!).backgroundColor,
    ]),
  );
  const of = (isChosen: boolean) =>
    colours.filter(([checked]) => checked === isChosen).map(([, colour]) => colour);
  for (const colour of of(true)) expect(of(false)).not.toContain(colour);
});
