import type { Page } from 'playwright/test';
import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { standInForKakao } from '../fixtures/kakao-stand-in.ts';
import { FIRESTORE_READ, untilHydrated, untilFontsLoaded } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ context }) => standInForKakao(context));

const form = (page: Page) => page.getByRole('region', { name: /Send us a message|문의 보내기/ });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

/** Returns a unique message. */
const aMessage = () => `Hello from test ${crypto.randomUUID()}`;

/** Fills in the form and advances the clock, because a form filled in too fast counts as a bot's. */
async function write(page: Page, labels: readonly [string, string, string], message: string): Promise<void> {
  const [name, email, text] = labels;
  await field(page, name).fill('Sample Visitor');
  await field(page, email).fill('visitor@example.com');
  await field(page, text).fill(message);
  await page.clock.fastForward(2_000);
}

/** Submits the message and waits for the response. */
async function send(page: Page, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse('**/api/contact');
  await press();
  await answered;
}

test(
  'a message is sent and stored, and the form shows a confirmation and is reset',
  { tag: '@once' },
  async ({ page, backend }) => {
    const message = aMessage();
    await page.clock.install();
    await page.goto('/contact?type=event');
    await write(page, ['이름', '이메일', '내용'], message);
    await send(page, () => form(page).getByRole('button', { name: '문의 보내기' }).click());
    await expect(
      page.getByRole('status').filter({ hasText: '고맙습니다! 문의를 보냈습니다.' }),
    ).toBeVisible();
    await expect(field(page, '내용')).toHaveValue('');
    const stored = await backend.db.collection('contacts').where('message', '==', message).get();
    expect(stored.docs.map((document) => document.data())).toMatchObject([
      { name: 'Sample Visitor', email: 'visitor@example.com', inquiryType: 'event', isRead: false },
    ]);
  },
);

test('the form is usable by keyboard only and names invalid fields', async ({ page, backend }) => {
  const message = aMessage();
  await page.clock.install();
  await page.goto('/en/contact');
  await untilHydrated(page);
  await field(page, 'Name').focus();
  await page.keyboard.type('K');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message must be at least 10 characters');
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('im');
  await expect(field(page, 'Name')).toHaveValue('Kim');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(message);
  await page.keyboard.press('Tab');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /privacy/i })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.fastForward(2_000);
  await send(page, () => page.keyboard.press('Enter'));
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  const stored = await backend.db.collection('contacts').where('message', '==', message).get();
  expect(stored.docs.map((document) => document.get('inquiryType') as string)).toEqual(['event']);
});

test('input typed before hydration keeps its text and cursor', { tag: '@once' }, async ({ page }) => {
  const release = await holdRequests(page, /interactive-contact-form/);
  await page.goto('/en/contact?about=Morning%20Wall');
  await expect(field(page, 'Message')).toHaveValue('I would like to ask about “Morning Wall”.\n');
  await untilHydrated(page);
  const requested = page.waitForRequest(/interactive-contact-form/);
  await field(page, 'Email').focus();
  await requested;
  await page.keyboard.type('visitor@exam');
  const loaded = page.waitForResponse(/interactive-contact-form/);
  release();
  await loaded;
  await page.keyboard.type('ple.com');
  await field(page, 'Message').press('End');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect(field(page, 'Email')).toHaveValue('visitor@example.com');
});

test('a message that fails to send is kept, also after a language change', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/503/);
  await page.clock.install();
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'garbage' }));
  await page.goto('/en/contact');
  await write(page, ['Name', 'Email', 'Message'], 'Please keep me.');
  await send(page, () => form(page).getByRole('button', { name: 'Send message' }).click());
  await expect(page.getByRole('alert')).toContainText(
    'There was an error sending your message. Please try again.',
  );
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click();
  await expect(field(page, '내용')).toHaveValue('Please keep me.');
  await page.unroute('**/api/contact');
  await send(page, () => form(page).getByRole('button', { name: '문의 보내기' }).click());
  await expect(page.getByText('고맙습니다! 문의를 보냈습니다.')).toBeVisible();
});

test('a click hits its button while the store list next to it grows', async ({ page, backend }) => {
  const answer = await holdRequests(page, FIRESTORE_READ);
  await page.goto('/en/contact');
  // English lines may wrap differently in the site's fonts.
  await untilFontsLoaded(page);
  const box = () => form(page).getByRole('button', { name: 'Send message' }).boundingBox();
  const before = await box();
  const { id, ...store } = aStoreLocation({ name: `Opened since ${crypto.randomUUID().slice(0, 8)}` });
  await backend.untilVersioned('storeLocations', await backend.db.doc(`storeLocations/${id}`).set(store));
  answer();
  await expect(
    page.getByRole('region', { name: 'Our stores' }).getByRole('heading', { name: store.name }),
  ).toBeVisible();
  expect(await box()).toEqual(before);
});

test('a FAQ expands to its answer, and contact links are one click away', async ({ page }) => {
  await page.goto('/en/contact');
  await untilHydrated(page);
  const faqs = page.getByRole('region', { name: 'Frequently asked questions' });
  const methods = page.getByRole('region', { name: 'Other ways to reach us' });
  await expect(methods.getByText('We typically reply within 24 hours.')).toBeVisible();

  await methods.getByRole('link', { name: 'See the frequently asked questions' }).click();
  await expect(faqs).toBeFocused();
  await expect(faqs.getByRole('heading', { level: 3, name: 'Coffee' })).toBeVisible();
  const answer = faqs.getByText(/^On Tuesdays and Fridays/);
  await expect(answer).toBeHidden();
  await faqs.getByText('When are the beans roasted?').click();
  await expect(answer).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByRole('link', { name: 'Call 02-0000-0000' })).toHaveAttribute(
    'href',
    'tel:+82200000000',
  );
  await page.getByRole('button', { name: 'See contact details' }).click();
  await expect(methods).toBeFocused();
  await expect(methods.getByRole('link', { name: 'hello@byeotdam.example.com' })).toBeInViewport();
});
