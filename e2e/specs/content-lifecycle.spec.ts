import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import { chooseOption, deleteNow, expectToast, findCard, uploadPicture } from '../fixtures/editing.ts';
import { openRenderedBefore } from '../fixtures/cached-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** Creating, publishing, changing and deleting items, as seen in the dashboard and by visitors. */

/** Matches Chromium's errors for missing picture variants, and for items that visitors may not see. */
const NOT_THERE = /40[34]/;

const aTitle = () => `시험 ${crypto.randomUUID().slice(0, 8)}`;

test('an incomplete form reports the missing fields and focuses the first one', async ({ page }) => {
  await openAsAdmin(page);
  await page.getByRole('button', { name: '제품 추가' }).click();
  const form = page.getByRole('dialog', { name: '새 제품' });
  await form.getByRole('button', { name: '저장' }).click();
  await expect(form.getByLabel('제목 (영어)')).toHaveAccessibleDescription('제목 항목을 입력해 주세요');
  await expect(form.getByLabel('제목 (영어)')).toBeFocused();
  await expectAccessibleOnAllScreens(page);
});

test('a product with an image is added, shown and deleted together with its file', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(NOT_THERE);
  const title = aTitle();
  await openAsAdmin(page);
  await page.getByRole('button', { name: '제품 추가' }).click();
  const form = page.getByRole('dialog', { name: '새 제품' });
  await chooseOption(form, '종류', '막걸리');
  await form.getByLabel('제목 (한국어)').fill(title);
  await form.getByLabel('제목 (영어)').fill(`${title} EN`);
  await form.getByLabel('짧은 설명 (한국어)', { exact: true }).fill('짧은 설명입니다.');
  await form.getByLabel('짧은 설명 (영어)').fill('A short description.');
  await form.getByLabel('긴 설명 (영어)').fill('A long description.');
  await form.getByLabel('가격 (달러)').fill('12.50');
  await form.getByLabel('가격 (원)', { exact: true }).fill('16000');
  await form.getByLabel('도수').fill('6.5');
  await form.getByLabel('태그').fill(' modern,, test ');
  await uploadPicture(page, form);
  await form.getByLabel('1번째 사진 설명 (한국어)').fill('술병 하나');
  await form.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '제품을 추가했습니다');

  const card = await findCard(page, backend, 'products', title);
  for (const text of [
    '막걸리',
    '판매 중',
    '$12.50 · ₩16,000',
    '6.5%',
    '새로운 방식',
    'test',
    '번역 2곳 빠짐',
  ])
    await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
  const { docs } = await backend.db.collection('products').where('titleKr', '==', title).get();
  const [image] = docs[0]!.get('images') as string[];
  expect(docs[0]!.get('tags')).toEqual(['modern', 'test']);

  const visitor = await page.context().newPage();
  await visitor.goto(`/products/${docs[0]!.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole('img', { name: '술병 하나' })).toBeVisible();

  await deleteNow(page, card);
  await expectToast(page, '제품을 삭제했습니다');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: '제품을 찾을 수 없습니다' })).toBeVisible();
  await expect.poll(() => backend.hasFile(image!)).toBe(false);
});

test('the admin sees the change of a product at once, also in a page from a cache', async ({
  page,
  backend,
}) => {
  const product = await backend.addProduct();
  await openAsAdmin(page);
  const card = await findCard(page, backend, 'products', product.title);
  const visitor = await page.context().newPage();
  await openRenderedBefore(visitor, `/products/${product.id}`, async () => {
    await card.getByRole('button', { name: /수정$/ }).click();
    const edit = page.getByRole('dialog', { name: '제품 수정' });
    await chooseOption(edit, '판매 상태', '품절');
    await edit.getByRole('button', { name: '저장' }).click();
    await expectToast(page, '제품을 수정했습니다');
  });
  await expect(visitor.getByRole('main').getByText('품절', { exact: true }).first()).toBeVisible();
});

test('an event with an image is added, shown and deleted together with its file', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(NOT_THERE);
  const title = aTitle();
  await openAsAdmin(page);
  await page.getByRole('tab', { name: '행사' }).click();
  await page.getByRole('button', { name: '행사 추가' }).click();
  const form = page.getByRole('dialog', { name: '새 행사' });
  await expect(form.getByLabel('시간 (분)')).toHaveValue('60');
  await form.getByLabel('제목 (한국어)').fill(title);
  await form.getByLabel('제목 (영어)').fill(`${title} EN`);
  await form.getByLabel('설명 (영어)', { exact: true }).fill('A description.');
  await form.getByLabel('날짜와 시간').fill('2099-05-01 14:30');
  await form.getByLabel('포함 사항 (한국어)').fill('가져가실 원두, 레시피');
  await form.getByLabel('진행하는 사람이나 팀 (한국어)').fill('예시 팀');
  await form.getByLabel('장소 (영어)').fill('Sample room');
  await chooseOption(form, '매장 (고르면 지도에서 매장 위치를 보여 줍니다)', '볕담 서촌');
  await uploadPicture(page, form);
  await form.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '행사를 추가했습니다');
  const card = await findCard(page, backend, 'events', title);
  await expect(card.getByText('2099년 5월 1일 금요일 오후 2:30 KST')).toBeVisible();
  const { docs } = await backend.db.collection('events').where('titleKr', '==', title).get();
  const [event] = docs;

  const visitor = await page.context().newPage();
  await visitor.goto('/experiences');
  await expect(visitor.getByRole('article').filter({ hasText: title })).toBeVisible();
  await visitor.goto(`/experiences/${event!.id}`);
  const details = visitor.getByRole('article').filter({ hasText: title });
  await expect(details.getByRole('listitem').filter({ hasText: /^가져가실 원두$/ })).toBeVisible();
  await expect(details.getByText('예시 팀')).toBeVisible();
  const seochon = /link\/map\/.*,37\.5789,126\.9709$/;
  await expect(details.getByRole('link', { name: /^카카오맵/ })).toHaveAttribute('href', seochon);

  await deleteNow(page, card);
  await expectToast(page, '행사를 삭제했습니다');
  await expect.poll(() => backend.hasFile(event!.get('image') as string)).toBe(false);
});

test('an event is hidden, and cannot be deleted while seats are booked', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(NOT_THERE);
  const event = await backend.addEvent();
  const visitor = await page.context().newPage();
  const title = visitor.getByRole('heading', { level: 1, name: event.titleKr });
  await visitor.goto(`/experiences/${event.id}`);
  await expect(title).toBeVisible();

  await openAsAdmin(page, '/admin?tab=events');
  const card = await findCard(page, backend, 'events', event.title);
  await card.getByRole('button', { name: /수정$/ }).click();
  await page.getByRole('dialog').getByLabel('사이트에 공개').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: '비공개로 저장' }).click();
  await expectToast(page, '행사를 수정했습니다');
  await expect(card.getByText('비공개')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: '체험을 찾을 수 없습니다' })).toBeVisible();
  await expect(title).toHaveCount(0);

  await backend.db.doc(`eventSeats/${event.id}`).set({ booked: 2, isActive: true });
  await card.getByRole('button', { name: /삭제$/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('예약된 자리가 2석 있어 삭제할 수 없습니다');
  await question.getByRole('button', { name: '그대로 두기' }).click();
  await backend.db.doc(`eventSeats/${event.id}`).set({ booked: 0, isActive: true });
  await deleteNow(page, card);
  await expectToast(page, '행사를 삭제했습니다');
});

test('a story is added, published, unpublished and deleted, and found in the activity; undoing the deletion restores it', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(NOT_THERE);
  const title = aTitle();
  await openAsAdmin(page);
  await page.getByRole('tab', { name: '이야기' }).click();
  await page.getByRole('button', { name: '이야기 추가' }).click();
  const form = page.getByRole('dialog', { name: '새 이야기' });
  await form.getByLabel('제목 (한국어)').fill(title);
  await form.getByLabel('제목 (영어)').fill(`${title} EN`);
  await form.getByLabel('본문 (영어)').fill('A body.');
  await form.getByLabel('글쓴이 (영어)').fill('Sample Author');
  await uploadPicture(page, form);

  await form.getByRole('button', { name: '3곳 가운데 1곳 번역됨' }).click();
  await form.getByRole('button', { name: '본문 번역하러 가기' }).click();
  await expect(form.getByLabel('본문 (한국어)')).toBeFocused();
  await form.getByLabel('본문 (한국어)').fill('본문입니다.');
  await form.getByRole('button', { name: '미리보기' }).click();
  await expect(form.frameLocator('iframe[title="상세 페이지"]').getByText('본문입니다.')).toBeVisible();
  await form.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '이야기를 추가했습니다');
  const card = await findCard(page, backend, 'stories', title);
  await expect(card.getByText('공개', { exact: true })).toBeVisible();
  const { docs } = await backend.db.collection('stories').where('titleKr', '==', title).get();
  const [story] = docs;

  const visitor = await page.context().newPage();
  await backend.db.doc(story!.ref.path).update({ publishedAt: new Date('2026-01-01T00:00:00Z') });
  await visitor.goto(`/stories/${story!.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await card.getByRole('button', { name: /수정$/ }).click();
  await page.getByRole('dialog').getByLabel('사이트에 공개').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await expectToast(page, '이야기를 수정했습니다');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0);

  await card.getByRole('button', { name: /삭제$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제', exact: true }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(card).toBeVisible();
  expect((await story!.ref.get()).exists).toBe(true);
  await deleteNow(page, card);
  await expectToast(page, '이야기를 삭제했습니다');
  await expect.poll(() => backend.hasFile(story!.get('coverImage') as string)).toBe(false);

  await page.goto(`/admin?tab=activity&q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row', { name: `‘${title}’ 삭제` })).toBeVisible();
  await expect(page.getByRole('row', { name: `‘${title}’ 비공개` })).toBeVisible();
});

test('a card names its tags as the owner has labelled them', async ({ page, backend }) => {
  const [labelled, other] = [`tag-${crypto.randomUUID()}`, `tag-${crypto.randomUUID()}`];
  const label = backend.db.doc(`tagLabels/${labelled}`);
  await label.set({ label: 'Sample tag', labelKr: '예시 태그' });
  const product = await backend.addProduct({ tags: [labelled, other] });
  await openAsAdmin(page, '/admin?tab=products');
  const card = await findCard(page, backend, 'products', product.titleKr ?? product.title);
  await expect(card.getByRole('list', { name: '태그' }).getByRole('listitem')).toHaveText([
    '예시 태그',
    other,
  ]);
  await label.delete();
});
