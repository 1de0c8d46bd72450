import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import type { Backend } from '../fixtures/backend.ts';
import { chooseOption, findCard, untilDraftKept, untilEscapeIsFree } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

/** Orders a coffee as a visitor and chooses `action` on the payment page. Returns the buyer's unique name. */
async function order(page: Page, backend: Backend, action: string, title: string): Promise<string> {
  const product = await backend.addProduct();
  const buyer = `Buyer ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`/en/products/${product.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: `for ${product.title}` })
    .click();
  const form = page.getByRole('dialog', { name: 'Order' });
  await form.getByLabel('Name').fill(buyer);
  await form.getByLabel('Email').fill('buyer@example.com');
  await form.getByLabel('Phone').fill('010-0000-0000');
  await form.getByLabel('Postal code').fill('00000');
  await form.getByLabel('Address', { exact: true }).fill('00 Yesi-ro, Jongno-gu, Seoul');
  await form.getByLabel('I agree to the terms').check();
  await form.getByRole('button', { name: 'Pay ₩21,000' }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return buyer;
}

const paidOrder = (page: Page, backend: Backend) => order(page, backend, 'Pay', 'Payment received');

/** Finds the order by its buyer and opens it. */
async function openOrder(page: Page, buyer: string) {
  await openAsAdmin(page, `/admin?${new URLSearchParams({ tab: 'orders', q: buyer })}`, 'en');
  // The details of the open order have rows with the buyer's name too.
  const row = page.getByRole('row', { name: /^Open order / }).filter({ hasText: buyer });
  await row.getByRole('button', { name: /^Open order / }).click();
  const dialog = page.getByRole('dialog', { name: /^\d{6}-/ });
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Order placed');
  return { row, dialog };
}

async function markAsSent(page: Page, buyer: string): Promise<void> {
  const { dialog } = await openOrder(page, buyer);
  await dialog.getByLabel('Carrier').fill('Sample Post');
  await dialog.getByLabel('Tracking number').fill('0000-1');
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
}

/** Closes the dialog of an order. A toast in it has a button of the same name, which shows a sign instead. */
async function closeOrder(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

test('an order is prepared, sent and done, and its history names each step', async ({ page, backend }) => {
  const { row, dialog } = await openOrder(page, await paidOrder(page, backend));
  await expect(dialog).toContainText('00000 00 Yesi-ro, Jongno-gu, Seoul');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start preparing' }).click();
  await expect(dialog.getByRole('button', { name: 'Start preparing' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog.getByText('Please enter the carrier.')).toBeVisible();
  await dialog.getByLabel('Carrier').fill('Sample Post');
  await dialog.getByLabel('Tracking number').fill('0000-1');
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await dialog.getByLabel('Add a note').fill('The courier called.');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  const history = dialog.getByRole('region', { name: 'History' });
  await expect(history.locator('strong')).toHaveText([
    'Order placed',
    'Paid',
    'Preparation started',
    'Sent',
    'Done',
    'Note',
  ]);
  await expect(history).toContainText('The courier called.');
  await expect(history).toContainText('Sample Post 0000-1');

  const note = dialog.getByLabel('Add a note');
  await note.fill('Not saved yet');
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await untilEscapeIsFree(page, 'You have unsaved changes');
    await expect(note).toHaveValue('Not saved yet');
  }
  await page.reload();
  await expect(note).toHaveValue('Not saved yet');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: /^Open order / }).click();
  await closeOrder(dialog);
  await expect(row).toContainText('Done');
});

test('a buyer requests a return without JavaScript, and reads what follows', async ({
  page,
  backend,
  browser,
}) => {
  const buyer = await paidOrder(page, backend);
  const orderPage = page.url();
  await markAsSent(page, buyer);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(orderPage);
  await plain.getByRole('link', { name: 'See, cancel or return it without JavaScript' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('On its way');
  await plain.getByText('Request a return', { exact: true }).click();
  await plain.getByLabel('Reason for the return').selectOption('defective');
  await plain.getByLabel('Anything to add').fill('The bag leaks.');
  await plain.getByRole('button', { name: 'Yes, request it' }).click();
  await expect(plain.getByText('We will write to you how to send the products back.')).toBeVisible();
  await expect(plain.getByRole('button')).toHaveCount(0);
  await context.close();

  await page.goto('/admin?tab=today');
  await expect(page.getByRole('region', { name: 'Returns to settle' })).toContainText(buyer);
});

test('a buyer requests a return of what was sent, which Today lists until it is refunded', async ({
  page,
  backend,
}) => {
  const buyer = await paidOrder(page, backend);
  const orderPage = page.url();
  await markAsSent(page, buyer);

  await page.goto(orderPage);
  await page.getByLabel('Reason for the return').selectOption('defective');
  await page.getByLabel('Anything to add').fill('The bag leaks.');
  await page.getByRole('button', { name: 'Request a return' }).click();
  const question = page.getByRole('dialog', { name: 'Request this return?' });
  await expect(question).toContainText('₩21,000');
  await question.getByRole('button', { name: 'Yes, request it' }).click();
  await expect(page.getByRole('heading', { name: 'Return', exact: true })).toBeFocused();
  await expect(page.getByText('You requested a return on')).toBeInViewport();
  await expectAccessible(page);

  await openAsAdmin(page, '/admin?tab=today', 'en');
  await expect(page.getByRole('region', { name: 'Returns to settle' })).toContainText(buyer);
  await page.goto(`/admin?${new URLSearchParams({ tab: 'orders', state: 'returnOpen', q: buyer })}`);
  const row = page.getByRole('row', { name: /^Open order / });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Open order / }).click();
  const dialog = page.getByRole('dialog', { name: /^\d{6}-/ });
  await expect(dialog).toContainText('The bag leaks.');
  await dialog.getByText('Refund payment').click();
  await dialog.getByLabel('Amount to refund').fill('21000');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('button', { name: 'Refund ₩21,000' }).click();
  await expect(dialog.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await page.goto(orderPage);
  await expect(page.getByText('We have accepted the return')).toBeVisible();
});

test('a part is refunded, then the rest, and never more than was paid', async ({ page, backend }) => {
  const buyer = await paidOrder(page, backend);
  const { row, dialog } = await openOrder(page, buyer);
  const refund = async (won: string) => {
    await dialog.getByText('Refund payment').click();
    await dialog.getByLabel('Amount to refund').fill(won);
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  };
  await refund('21001');
  await expect(dialog.getByText('Enter an amount from ₩1 to ₩21,000.')).toBeVisible();
  await dialog.getByLabel('Amount to refund').fill('1000');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Refund ₩1,000 to ${buyer}?` });
  await question.getByRole('button', { name: 'Refund ₩1,000' }).click();
  await expect(dialog.getByText('Partly refunded')).toBeVisible();
  await refund('20000');
  await page.getByRole('dialog').getByRole('button', { name: 'Refund ₩20,000' }).click();
  await expect(dialog.getByText('₩21,000 refunded')).toBeVisible();
  await expect(dialog.getByText('Refund payment')).toBeHidden();
  await closeOrder(dialog);
  await expect(row).toContainText('Refunded');
});

test('a cancellation that was made at PayApp is recorded with its amount', async ({ page, backend }) => {
  const { dialog } = await openOrder(page, await paidOrder(page, backend));
  await dialog.getByText('Record a cancellation of payment').click();
  const amount = dialog.getByLabel('Amount refunded at PayApp');
  await amount.fill('0');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByText('Enter an amount from ₩1 to ₩21,000.')).toBeVisible();
  await amount.fill('5000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByText('Partly refunded')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText(
    'Cancelled at the payment provider',
  );
});

test('an unpaid order is cancelled with a reason, which its history keeps', async ({ page, backend }) => {
  const buyer = await order(page, backend, 'Let the card be refused', 'Waiting for payment');
  const { row, dialog } = await openOrder(page, buyer);
  await dialog.getByText('Cancel this order').click();
  await expectAccessible(page);
  const cancel = dialog.getByRole('button', { name: 'Cancel order' });
  await cancel.click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The coffee was damaged.');
  await cancel.click();
  const question = page.getByRole('dialog', { name: `Cancel the order of ${buyer}?` });
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('The coffee was damaged.');
  await expect(dialog.getByText('Cancel this order')).toBeHidden();
  await closeOrder(dialog);
  await expect(row).toContainText('Cancelled');
});

test('lists a partly paid order in Today, and refunds it from there', async ({ page, backend }) => {
  const buyer = await order(page, backend, 'Pay 1,000 won less', 'Part of the total is still due');
  await openAsAdmin(page, '/admin?tab=today', 'en');
  const task = page
    .getByRole('region', { name: 'Orders to check' })
    .getByRole('article')
    .filter({ hasText: buyer });
  await expect(task).toContainText('Less than the price has been paid.');
  await task.getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: /^\d{6}-/ });
  await dialog.getByText('Refund payment').click();
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund ₩20,000' }).click();
  await expect(dialog.getByText('₩20,000 refunded')).toBeVisible();
});

test('orders are filtered by state, and those of a month are exported', async ({ page, backend }) => {
  const buyer = await paidOrder(page, backend);
  await openAsAdmin(page, '/admin?tab=orders&state=paid', 'en');
  await backend.untilSearchable('orders', buyer);
  await page.getByRole('searchbox', { name: 'Search' }).fill(buyer);
  const row = page.getByRole('row').filter({ hasText: buyer });
  await expect(row).toBeVisible();
  await chooseOption(page, 'Status', 'Expired');
  await expect(row).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-of-\d{4}-\d{2}-\d{4}-\d{2}-\d{2}-en\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Supply value,VAT');
  expect(text).toMatch(new RegExp(`${buyer},Sample \\w+ · Whole bean × 1,21000,0,21000,19091,1909`));
  const [number] = text
    .split('\r\n')
    .find((line) => line.includes(buyer))!
    .split(',');
  await chooseOption(page, 'Data to download', 'Payments and refunds');
  const journal = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const entries = await readFile(await (await journal).path(), 'utf8');
  expect(entries).toContain(`,${number},Product,Payment,21000,19091,1909,unknown,`);
});

test('the stock of a product is set on its card and follows its orders', async ({ page, backend }) => {
  const product = await backend.addProduct();
  await openAsAdmin(page, '/admin?tab=products', 'en');
  const card = await findCard(page, backend, 'products', product.title);
  await card.getByText('Stock not counted').click();
  await card.getByLabel(`Stock of ${product.title}`).fill('3');
  await card.getByRole('button', { name: 'Save stock' }).click();
  await expect(card.getByText('3 in stock')).toBeVisible();
  await expectAccessible(page);
  // An order elsewhere lowers it.
  await backend.db.doc(`productStock/${product.id}`).set({ left: 2 });
  await expect(card.getByText('2 in stock')).toBeVisible();
  await expect(card.getByLabel(`Stock of ${product.title}`)).toHaveValue('2');
});

test('the form of a new product sets its stock, which the site offers at once', async ({ page, backend }) => {
  const title = `Counted coffee ${crypto.randomUUID().slice(0, 8)}`;
  await openAsAdmin(page, '/admin?tab=products&edit=new', 'en');
  const form = page.getByRole('dialog');
  await form.getByLabel('Title (English)').fill(title);
  await form.getByLabel('Short description (English)').fill('A coffee of a test');
  await form.getByLabel('Long description (English)').fill('A coffee that exists only in a test.');
  await form.getByLabel('Price (won)').fill('18000');
  const stock = form.getByLabel('Stock', { exact: true });
  await stock.fill('2.5');
  await form.getByRole('button', { name: 'Save and publish' }).click();
  await expect(stock).toBeFocused();
  await expect(stock).toHaveAccessibleDescription(/whole number/);
  await stock.fill('3');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save and publish' }).click();
  await expect(form).toBeHidden();

  const [product] = (await backend.db.collection('products').where('title', '==', title).get()).docs;
  expect((await backend.db.doc(`productStock/${product!.id}`).get()).data()).toEqual({ left: 3 });
  await page.goto(`/en/products/${product!.id}`);
  await expect(page.getByText('Only 3 left')).toBeVisible();
  await expect(page.getByLabel('Quantity').getByRole('option')).toHaveText(['1', '2', '3']);
});

/** Opens the form of a product with ten pieces in stock. */
async function editCounted(page: Page, backend: Backend) {
  const product = await backend.addProduct();
  const stored = backend.db.doc(`productStock/${product.id}`);
  await stored.set({ left: 10 });
  await openAsAdmin(page, `/admin?tab=products&edit=${product.id}`, 'en');
  const form = page.getByRole('dialog');
  const stock = form.getByLabel('Stock', { exact: true });
  await expect(stock).toHaveValue('10');
  return {
    form,
    stock,
    save: () => form.getByRole('button', { name: 'Save and publish' }).click(),
    sellTo: (left: number) => stored.set({ left }),
    left: async () => (await stored.get()).get('left') as number,
  };
}

test('the form of a product overwrites no sale that the admin has not seen', async ({ page, backend }) => {
  const { form, stock, save, sellTo, left } = await editCounted(page, backend);
  await sellTo(7);
  await stock.fill('12');
  await save();
  await expect(stock).toBeFocused();
  await expect(stock).toHaveAccessibleDescription(/7 are in stock now/);
  expect(await left()).toBe(7);
  await save();
  await expect(form).toBeHidden();
  expect(await left()).toBe(12);
});

test('a stock restored from a draft is compared with the one at that time', async ({ page, backend }) => {
  const { form, stock, save, sellTo, left } = await editCounted(page, backend);
  await stock.fill('20');
  await untilDraftKept(page);
  await sellTo(7);
  await page.reload();
  await form.getByRole('button', { name: 'Restore them' }).click();
  await expect(stock).toHaveValue('20');
  await save();
  await expect(stock).toHaveAccessibleDescription(/7 are in stock now/);
  expect(await left()).toBe(7);
});

test('an edit of another field of a product leaves its stock to the orders', async ({ page, backend }) => {
  const { form, save, sellTo, left } = await editCounted(page, backend);
  await sellTo(9);
  await form.getByLabel('Price (won)').fill('19000');
  await save();
  await expect(form).toBeHidden();
  expect(await left()).toBe(9);
});

test('an edit of a product keeps that its last piece is sold meanwhile', async ({ page, backend }) => {
  const product = await backend.addProduct();
  const stored = backend.db.doc(`products/${product.id}`);
  await openAsAdmin(page, `/admin?tab=products&edit=${product.id}`, 'en');
  const form = page.getByRole('dialog');
  const title = form.getByLabel('Title (English)');
  await title.fill(`${product.title} again`);
  await backend.db.doc(`productStock/${product.id}`).set({ left: 0 });
  await expect.poll(async () => (await stored.get()).get('hasNoneLeft') as boolean).toBe(true);
  await form.getByRole('button', { name: 'Save and publish' }).click();
  await expect(form).toBeHidden();
  expect((await stored.get()).data()).toMatchObject({ title: `${product.title} again`, hasNoneLeft: true });

  const card = await findCard(page, backend, 'products', `${product.title} again`);
  await expect(card.getByText('None left, shown as out of stock')).toBeVisible();
  await card.getByText('Restock requests').click();
  await expect(card.getByText('Nobody is waiting for it.')).toBeVisible();
  await card.getByText('Seasonal', { exact: true }).click();
  await expect.poll(async () => (await stored.get()).get('availability') as string).toBe('seasonal');
  expect((await stored.get()).get('hasNoneLeft')).toBe(true);
});

test('a payment that does not match is a line of Today, which the admin removes once it is checked', async ({
  page,
  backend,
}) => {
  const number = `SAMPLE-${crypto.randomUUID().slice(0, 8)}`;
  const orderId = crypto.randomUUID();
  const fields = { orderId, number, foundAt: new Date() };
  const lines = backend.db.collection('orderMismatches');
  await lines.doc(`${orderId}-notification`).set({ ...fields, kind: 'notification' });
  await lines.doc(`${orderId}-ledger`).set({ ...fields, kind: 'ledger' });
  await openAsAdmin(page, '/admin?tab=today', 'en');
  const section = page.getByRole('region', { name: 'Records that differ' });
  await expect(section.getByRole('article', { name: number })).toHaveCount(2);
  await expect(section.getByRole('link', { name: `Open order ${number}` })).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: `Checked: ${number}` }).click();
  await expect(section.getByRole('article', { name: number })).toHaveCount(1);
  // The live list shows the deletion before the server has confirmed it.
  await expect.poll(async () => (await lines.doc(`${orderId}-notification`).get()).exists).toBe(false);
});

test('a cash receipt is asked for after a bank transfer, and the owner records it', async ({
  page,
  backend,
}) => {
  const buyer = await order(page, backend, 'Pay by bank transfer', 'Payment received');
  const receipt = page.getByRole('region', { name: 'Cash receipt' });
  await receipt.getByRole('button', { name: 'Ask for a cash receipt' }).click();
  await receipt.getByLabel('Mobile phone or cash receipt card number').fill('010');
  await receipt.getByRole('button', { name: 'Ask for the receipt' }).click();
  await expect(receipt.getByText('Please enter a Korean mobile number')).toBeVisible();
  await expectAccessible(page);
  await receipt.getByLabel('Mobile phone or cash receipt card number').fill('010-0000-0000');
  await receipt.getByRole('button', { name: 'Ask for the receipt' }).click();
  await expect(receipt).toContainText('to the number ending in 0000');

  const { dialog } = await openOrder(page, buyer);
  const task = dialog.getByRole('region', { name: 'Cash receipt' });
  await expect(task).toContainText('Issue a cash receipt of ₩21,000');
  await expect(task).toContainText('Income deduction: 01000000000');
  await task.getByRole('button', { name: 'Record' }).click();
  await expect(task.getByText('Enter the approval number’s 6 to 20 digits.')).toBeVisible();
  await task.getByLabel('Approval number').fill('123456789');
  await task.getByRole('button', { name: 'Record' }).click();
  await expect(task).toBeHidden();
  await expect(dialog).toContainText('₩21,000 issued, approval 123456789');
});
