import { FIRST_VISIT } from '../fixtures/age-answer.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { boxesOf } from '../fixtures/boxes.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ storageState: FIRST_VISIT });

test('a first visit asks once whether the visitor is 21, and can be answered by keyboard', async ({
  page,
}) => {
  await page.goto('/en');
  const gate = page.getByRole('dialog', { name: 'Are you 21 or older?' });
  await expect(gate).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  const yes = gate.getByRole('button', { name: 'Yes, I am 21 or older' });
  await yes.focus();
  await page.keyboard.press('Enter');
  await expect(gate).toBeHidden();
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'ageAnswer', value: 'confirmed' });
  await page.goto('/en/makgeolli');
  await expect(page.getByRole('heading', { level: 1, name: 'Makgeolli' })).toBeVisible();
  await expect(gate).toHaveCount(0);
});

test('a visitor who declines sees coffee only and may answer again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('dialog').getByRole('button', { name: '아니요, 21세 미만입니다' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('커피를 볶습니다');
  await expect(page.getByText('막걸리')).toHaveCount(0);
  await page.goto('/makgeolli');
  await expect(page.getByText('21세 이상이라고 답하신 분께만 보여 드리는 내용입니다.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '다시 답하기' }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: '네, 21세 이상입니다' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '막걸리' })).toBeVisible();
});

test('the age question is available in both languages, and the policy can be read before answering', async ({
  page,
}) => {
  await page.goto('/experiences');
  const gate = page.getByRole('dialog');
  await gate.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(gate.getByRole('heading', { name: 'Are you 21 or older?' })).toBeVisible();
  await gate.getByRole('link', { name: 'Age policy' }).click();
  await expect(page).toHaveURL(/\/en\/age-policy$/);
  await expect(gate).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the age question can be answered even if no script file loads', async ({
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await context.route('**/assets/*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/en/coffee');
  const gate = page.getByRole('dialog', { name: 'Are you 21 or older?' });
  await expect(gate.getByRole('heading')).toBeFocused();
  await expect(gate).toHaveCSS('position', 'fixed');
  expect(await gate.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: 'Yes, I am 21 or older' }).click();
  await expect(gate).toBeHidden();
  await page.getByRole('link', { name: 'Sunlit Wall Blend' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunlit Wall Blend' })).toBeVisible();
  await expect(gate).toBeHidden();
});

test(
  'the age question does not load the scripts before the page is painted',
  { tag: '@once' },
  async ({ context }) => {
    const page = await context.newPage();
    const preloaded = () => page.locator('head > link[rel=modulepreload]').count();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The scripts are loaded after the event `load`, which waits for the pictures.
    await context.route(/\.(avif|webp|jpe?g|png)$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/en', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
    const before = await preloaded();
    release();
    await untilHydrated(page);
    expect(await preloaded()).toBeGreaterThan(before);
    expect(before).toBe(0);
  },
);

test(
  'an answer given while the HTML loads is stored',
  { tag: '@once' },
  async ({ context, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await context.route('**/assets/*.js', (route) => route.abort());
    const page = await context.newPage();
    await page.addInitScript(() => {
      const answerAtOnce = () => {
        const button = document.querySelector<HTMLElement>('[data-age-answer=confirmed]');
        if (!button) return;
        observer.disconnect();
        document.documentElement.dataset['answeredDuring'] = document.readyState;
        button.click();
      };
      const observer = new MutationObserver(answerAtOnce);
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/en');
    await expect(page.locator('html')).toHaveAttribute('data-answered-during', 'loading');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a cookie with an unknown answer is ignored', { tag: '@once' }, async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ageAnswer', value: 'maybe', url: baseURL! }]);
  const page = await context.newPage();
  await page.goto('/en', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).not.toHaveAttribute('data-age');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'an answer given while the scripts load is kept by the hydrated page',
  { tag: '@once' },
  async ({ context }) => {
    const page = await context.newPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/en', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'No, I am under 21' }).click();
    release();
    await untilHydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Makgeolli')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable below a statement of the age rule', async ({ context }) => {
    for (const path of ['/en', '/en/makgeolli', '/experiences']) {
      const page = await context.newPage();
      await page.goto(path);
      const rule = page.getByRole('dialog');
      await expect(rule, path).toBeVisible();
      await expect(rule).toContainText(/aged 21 or older|21세 이상을 위한/);
      await expect(rule.getByRole('button')).toHaveCount(0);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      const [above, below] = await boxesOf(rule, title);
      expect(below.top, path).toBeGreaterThan(above.bottom);
      await title.click();
    }
  });
});

test(
  'the server-rendered content stays in the document below the age question',
  { tag: '@once' },
  async ({ request }) => {
    const html = await (await request.get('/en/makgeolli')).text();
    expect(html).toContain('Excessive drinking causes');
  },
);
