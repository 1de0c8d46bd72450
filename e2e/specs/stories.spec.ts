import { Downloads } from '../fixtures/downloads.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { pressOn } from '../fixtures/keyboard.ts';
import { reach, untilRefetched } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns a unique word for a story's text or tag. */
const uniqueWord = () => `w${crypto.randomUUID().slice(0, 8)}`;

test('search and tag are stored in the URL and restored from it', async ({ page, backend }) => {
  const word = uniqueWord();
  const tag = uniqueWord();
  const both = await backend.addStory({ body: `Here is ${word.toUpperCase()}.`, tags: ['craft', tag] });
  await backend.addStory({ body: 'Nothing of it.', tags: [tag] });
  await backend.addStory({ author: `Author ${word}`, tags: ['rice'] });

  await reach(page, '/en/stories');
  const cards = page.getByRole('main').getByRole('article');
  const search = page.getByRole('searchbox', { name: 'Search stories' });
  await search.pressSequentially(word);
  await expect(cards).toHaveCount(2);
  await expect(page.getByText('2 stories')).toBeVisible();
  await expect(page).toHaveURL(`/en/stories?q=${word}`);
  await page.getByRole('button', { name: new RegExp(`^${tag}`, 'i') }).click();
  await expect(page.getByText('1 story', { exact: true })).toBeVisible();

  // Going back from a story restores the list; a language change keeps its filters.
  await page.getByRole('link', { name: both.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: both.title })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`/en/stories?q=${word}&tag=${tag}`);
  await expect(search).toHaveValue(word);
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: '한국어' }).click();
  await expect(page.getByText('이야기 1편')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: '이야기 검색' })).toHaveValue(word);
  await page.goBack();
  await page.goForward();
  await expect(page.getByText('이야기 1편')).toBeVisible();
});

test('a search without matches shows an empty state and is cleared together with the tag', async ({
  page,
  backend,
}) => {
  const { title } = await backend.addStory();
  await reach(page, `/en/stories?q=${uniqueWord()}&tag=coffee`);
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/en/stories');
  await expect(page.getByRole('searchbox', { name: 'Search stories' })).toHaveValue('');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a story is found and read by keyboard only', async ({ page, backend }) => {
  const story = await backend.addStory({ bodyKr: '첫 줄입니다.\n\n둘째 줄입니다.' });
  await reach(page, '/stories');
  await page.getByRole('searchbox', { name: '이야기 검색' }).focus();
  await page.keyboard.type(story.titleKr);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: '이야기 검색' })).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: story.titleKr }));
  await expect(page.getByRole('heading', { level: 1, name: story.titleKr })).toBeFocused();
  await expect(page.getByText('둘째 줄입니다.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '다른 이야기 보기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '이야기' })).toBeFocused();
});

test('drafts and stories with a future publication date are not found', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  // The rules deny these reads, and the page responds with 404; Chromium logs both.
  expectedConsoleErrors.push(/40[34]/);
  const draft = await backend.addStory({ isPublished: false });
  const ahead = await backend.addStory({ publishedAt: new Date('2999-01-01T00:00:00Z') });
  for (const { id } of [draft, ahead]) {
    await page.goto(`/en/stories/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Stories' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  for (const { title } of [draft, ahead]) await expect(page.getByText(title)).toHaveCount(0);
});

test('a client clock that is ahead does not prevent reading stories', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/403/);
  await page.clock.setSystemTime(new Date('2998-01-01T00:00:00Z'));
  const refused = page.waitForResponse((response) => response.status() === 403);
  await reach(page, '/en/stories');
  await refused;
  await expect(page.getByRole('link', { name: 'A Cup Without a Handle' })).toBeVisible();
});

test('a printed story contains its text and its image', async ({ page }) => {
  await page.goto('/en/stories');
  await page.getByRole('link', { name: 'A Cup Without a Handle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A Cup Without a Handle' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'More stories' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'A Cup Without a Handle' })).toBeVisible();
  await expect(page.getByText(/min read/)).toBeVisible();
  // At a page break, the rows of a grid would overlap.
  const paragraphs = page.getByText(/^Every week somebody asks/).locator('..');
  await expect(paragraphs).toHaveCSS('display', 'block');
});

test('home shows the latest three stories and a link to all', async ({ page }) => {
  await page.goto('/en');
  // Other tests change events and stories. New content moves the link while it is being clicked.
  await untilRefetched(page);
  const section = page.getByRole('main').locator('section').filter({ hasText: 'Written beside the wall' });
  await expect(section.getByRole('article')).toHaveCount(3);
  await section.getByRole('link', { name: 'See all stories' }).click();
  await expect(page).toHaveURL('/en/stories');
});

test('the form below the stories subscribes to the newsletter', async ({ page }) => {
  await reach(page, '/en/stories');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'New stories by email' })).toBeVisible();
  await main.getByLabel('Email address').fill(`${uniqueWord()}@example.com`);
  const answer = page.waitForResponse('**/api/newsletter');
  await main.getByLabel('Email address').press('Enter');
  expect((await answer).status()).toBe(201);
  await expect(page.getByText('Successfully subscribed to our newsletter!')).toBeVisible();
  await expect(main.getByLabel('Email address')).toHaveValue('');
});

test('a formatted story is hydrated without a parser, which a change of the language loads', async ({
  page,
  backend,
}) => {
  const story = await backend.addStory({
    body: '## A heading\nA **strong** word and [a page](/products).\n- one\n- two\n<b>plain</b>',
    bodyKr: '## 제목\n**볕담(서촌점)**은 여기에 있다.',
  });
  const html = await (await page.request.get(`/en/stories/${story.id}`)).text();
  expect(html).toContain('<h2>A heading</h2>');
  const downloads = new Downloads(page);
  const parsers = () => downloads.paths.filter((path) => path.includes('parse-story-text'));
  await page.goto(`/en/stories/${story.id}`);
  await untilRefetched(page);
  const main = page.getByRole('main');
  await expect(main.getByText('strong', { exact: true })).toBeVisible();
  await expect(main.getByText('<b>plain</b>')).toBeVisible();
  await expectAccessible(page);
  expect(parsers()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click();
  await expect(main.getByRole('heading', { level: 2, name: '제목' })).toBeVisible();
  await expect(main.locator('strong')).toHaveText('볕담(서촌점)');
  expect(parsers()).toHaveLength(1);
});
