import type { Page } from 'playwright/test';
import { LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localizedPath } from '../../web/src/i18n/localized-path.ts';
import type { Backend } from '../fixtures/backend.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const TEXTS = {
  kr: {
    price: /결제하기/,
    labels: ['이름', '이메일', '전화번호', '우편번호', '주소'],
    agree: '이용약관과 환불 규정에 동의합니다.',
    pay: '₩21,000 결제하기',
    returns: '반품 배송비 ₩3,000을 빼고 ₩18,000을 돌려드립니다',
    paid: '결제되었습니다',
  },
  en: {
    price: /^₩?\$?[\d.,]+ ?Pay/,
    labels: ['Name', 'Email', 'Phone', 'Postal code', 'Address'],
    agree: 'I agree to the terms of service and the refund policy.',
    pay: 'Pay ₩21,000',
    returns: 'we refund ₩18,000',
    paid: 'Payment received',
  },
} as const;
const VALUES = ['예시 손님', 'buyer@example.com', '010-0000-0000', '00000', '00 Yesi-ro, Jongno-gu, Seoul'];

/** Opens the order form of a product by its price, fills it in and sends it. */
async function order(page: Page, product: Product, language: Language = 'en'): Promise<void> {
  const texts = TEXTS[language];
  await page.goto(localizedPath(`/products/${product.id}`, language));
  await page.getByRole('main').getByRole('button', { name: texts.price }).first().click();
  const form = page.getByRole('dialog');
  for (const [index, label] of texts.labels.entries())
    await form.getByLabel(label, { exact: true }).fill(VALUES[index]!);
  await expect(form.getByText(texts.returns)).toBeVisible();
  await form.getByLabel(texts.agree).check();
  await form.getByRole('button', { name: texts.pay }).click();
}

/** Waits for the stand-in's payment page. */
async function standIn(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.startsWith('/payments'));
  await expect(page.getByRole('note')).toContainText('local stand-in for PayApp');
}
const choose = (page: Page, action: string) =>
  page.getByRole('button', { name: action, exact: true }).click();
const state = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the id of the order of a product. */
async function orderOf(backend: Backend, { id }: Product): Promise<string> {
  const { docs } = await backend.db.collection('orders').where('kind', '==', 'product').get();
  return docs.find((each) => each.get('items')[0].itemId === id)!.id;
}

for (const language of LANGUAGES)
  test(`a product is ordered and paid (${language})`, async ({ page, backend }) => {
    await order(page, await backend.addProduct(), language);
    await standIn(page);
    await choose(page, 'Pay');
    await page.waitForURL(/#returned$/);
    await expect(state(page)).toHaveText(TEXTS[language].paid);
    await expect(page.getByText(TEXTS[language].returns)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
    await expectAccessible(page);
  });

test(
  'a buyer who goes back from the payment comes back to the order, and pays it',
  { tag: '@once' },
  async ({ page, backend }) => {
    await order(page, await backend.addProduct());
    await standIn(page);
    await page.goBack();
    await expect(state(page)).toHaveText('Waiting for payment');
    await choose(page, 'Pay ₩21,000');
    await standIn(page);
    await choose(page, 'Pay');
    await page.waitForURL(/#returned$/);
    await expect(state(page)).toHaveText('Payment received');
  },
);

test('an order can be paid until its time has passed', { tag: '@once' }, async ({ page, backend }) => {
  await page.clock.install();
  const product = await backend.addProduct();
  await order(page, product);
  await standIn(page);
  await page.goBack();
  await expect(page.getByText(/Please pay within \d\d:\d\d/)).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(page.getByRole('button', { name: 'Pay ₩21,000' })).toHaveCount(0);
  await backend.expireOrder(await orderOf(backend, product));
  await page.reload();
  await expect(state(page)).toHaveText('The payment deadline has passed');
  await expectAccessible(page);
});

for (const [left, result, heading] of [
  [1, 'takes the goods back', 'Payment received'],
  [0, 'is refunded when the goods are gone', 'Refunded'],
] as const)
  test(`a payment after the order has expired ${result}`, { tag: '@once' }, async ({ page, backend }) => {
    const product = await backend.addProduct();
    const stock = backend.db.doc(`productStock/${product.id}`);
    await stock.set({ left: 1 });
    await order(page, product);
    await standIn(page);
    expect((await stock.get()).get('left')).toBe(0);
    await backend.expireOrder(await orderOf(backend, product));
    expect((await stock.get()).get('left')).toBe(1);
    await stock.set({ left });
    await choose(page, 'Pay');
    await page.waitForURL(/#returned$/);
    await expect(state(page)).toHaveText(heading);
    expect((await stock.get()).get('left')).toBe(0);
  });

test(
  'an order waits and says so when the payment script is blocked',
  { tag: '@once' },
  async ({ page, backend, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/Failed to load resource/);
    await page.route('**/public/api/v2/payapp-lite.js', (route) => route.abort());
    await order(page, await backend.addProduct());
    const dialog = page.getByRole('dialog', { name: 'The payment window did not open' });
    await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(state(page)).toHaveText('Waiting for payment');
    await expect(page.getByRole('button', { name: 'Pay ₩21,000' })).toBeVisible();
    await expect(page.getByText(/Please pay within \d\d:\d\d/)).toBeVisible();
  },
);
