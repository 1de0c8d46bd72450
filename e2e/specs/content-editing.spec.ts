import type { Event } from '@app/domain/event/event-schema.ts';
import { aFaq } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import { expectToast, findCard, untilEscapeIsFree } from '../fixtures/editing.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { aLargePicture, aPicture } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/test.ts';

/** Editing conflicts, network failures and discarded changes. */

const formOf = ({ id }: Event) => `/admin?tab=events&edit=${id}`;

test('two tabs that save at the same time are compared, and nothing is overwritten silently', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  // The server refuses the write that was prepared with the earlier version.
  expectedConsoleErrors.push(/documents:commit|status of 4\d\d/);
  const event = await backend.addEvent({ location: 'First room' });
  await openAsAdmin(page, formOf(event));
  const mine = page.getByRole('dialog');
  const other = await page.context().newPage();
  await other.goto(formOf(event));
  const theirs = other.getByRole('dialog');
  await mine.getByLabel('장소 (영어)').fill('My room');
  await theirs.getByLabel('정원').fill('7');

  const commit = /documents:commit/;
  const release = await holdRequests(page, commit);
  const prepared = page.waitForRequest(commit);
  await mine.getByRole('button', { name: '저장' }).click();
  await prepared;
  await theirs.getByRole('button', { name: '저장' }).click();
  await expect(theirs).toBeHidden();
  release();
  await expect(mine.getByRole('heading', { name: '다른 곳에서 먼저 바꾸었습니다' })).toBeFocused();
  await mine.getByRole('button', { name: '고른 대로 이어서 수정' }).click();
  await mine.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '행사를 수정했습니다');
  const stored = await backend.db.doc(`events/${event.id}`).get();
  expect([stored.get('location'), stored.get('capacity')]).toEqual(['My room', 7]);
});

test('the admin resolves conflicting versions field by field', async ({ page, backend }) => {
  const event = await backend.addEvent({ location: 'First room', capacity: 6 });
  await openAsAdmin(page, formOf(event));
  const form = page.getByRole('dialog');
  await form.getByLabel('장소 (영어)').fill('My room');
  await form.getByLabel('참가비').fill('45000');
  await backend.db.doc(`events/${event.id}`).update({ location: 'Their room', capacity: 7 });
  await form.getByRole('button', { name: '비교하기' }).click();
  const place = form.getByRole('group', { name: '장소 (영어)' });
  await expect(place.getByRole('radio', { name: /My room/ })).toBeChecked();
  await expect(form.getByRole('group', { name: '정원' }).getByRole('radio', { name: /7/ })).toBeChecked();
  await expectAccessibleOnAllScreens(page);
  await place.getByRole('radio', { name: /Their room/ }).check();
  await form.getByRole('button', { name: '고른 대로 이어서 수정' }).click();
  await form.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '행사를 수정했습니다');
  const stored = await backend.db.doc(`events/${event.id}`).get();
  expect(['location', 'capacity', 'price'].map((field) => stored.get(field) as unknown)).toEqual([
    'Their room',
    7,
    45000,
  ]);
});

test('Back closes a dialog where it stands, and unsaved changes are confirmed on close, Escape, Back and reload', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent();
  await openAsAdmin(page);
  await page.getByRole('tab', { name: '행사' }).click();
  const card = await findCard(page, backend, 'events', event.title);
  await card.getByRole('button', { name: /삭제$/ }).click();
  const deletion = page.getByRole('dialog');
  await expect(deletion).toBeVisible();
  await page.goBack();
  await expect(deletion).toBeHidden();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: /수정$/ }).click();
  const form = page.getByRole('dialog', { name: '행사 수정' });
  await form.getByLabel('제목 (한국어)').fill('바꾼 제목');
  await form.getByRole('button', { name: '이전 버전' }).click();
  const versions = page.getByRole('dialog', { name: '이전 버전' });
  await expect(versions).toBeVisible();
  await page.goBack();
  await expect(versions).toBeHidden();
  await expect(form.getByLabel('제목 (한국어)')).toHaveValue('바꾼 제목');
  const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
  const stay = async () => {
    await question.getByRole('button', { name: '계속 수정' }).click();
    await untilEscapeIsFree(page, '저장하지 않은 내용이 있습니다');
    await expect(form.getByLabel('제목 (한국어)')).toHaveValue('바꾼 제목');
  };

  await form.getByRole('button', { name: '닫기' }).first().click();
  await stay();
  await page.keyboard.press('Escape');
  await stay();
  await page.goBack();
  await expect(question).toBeVisible();
  await stay();
  const opened = page.waitForEvent('dialog');
  const reload = page.evaluate(() => window.location.reload()).catch(() => {});
  const dialog = await opened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
  await page.goBack();
  await question.getByRole('button', { name: '저장하지 않고 나가기' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('tab') === 'events' && !searchParams.has('edit'),
  );
});

test.describe('in a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('dates are shown and typed in Seoul time, and keys of the calendar do not reach the form', async ({
    page,
    backend,
  }) => {
    // 02:30 of that day does not exist in New York.
    const event = await backend.addEvent({ dateTime: new Date('2027-03-14T02:30:00+09:00') });
    await openAsAdmin(page, `/admin?tab=events&edit=${event.id}`);
    const form = page.getByRole('dialog', { name: '행사 수정' });
    const moment = form.getByLabel('날짜와 시간');
    await expect(moment).toHaveValue('2027년 3월 14일 02:30');
    await expect(moment).toHaveAccessibleDescription('한국 시간(KST)');
    await moment.click();
    const calendar = page.locator('.ant-picker-dropdown');
    await expect(calendar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(form).toBeVisible();
    await moment.fill('2027-03-15 18:00');
    await page.keyboard.press('Enter');
    await expect(moment).toHaveValue('2027년 3월 15일 18:00');
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: '저장' }).click();
    await expectToast(page, '행사를 수정했습니다');
    const stored = await backend.db.doc(`events/${event.id}`).get();
    expect((stored.get('dateTime') as { toDate(): Date }).toDate()).toEqual(
      new Date('2027-03-15T18:00:00+09:00'),
    );
  });
});

test('an interrupted upload resumes, and a rejected file shows the reason', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/404|ERR_|transport errored/);
  await openAsAdmin(page);
  await page.getByRole('button', { name: '제품 추가' }).click();
  const form = page.getByRole('dialog', { name: '새 제품' });
  await form.getByRole('button', { name: '사진 올리기' }).click();
  const upload = page.getByRole('dialog', { name: '사진 올리기' });
  await upload
    .getByLabel('파일 고르기')
    .setInputFiles([
      await aPicture(900, 'large.png'),
      { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('sample') },
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('sample') },
    ]);
  await expect(upload.getByText('JPEG, PNG, WebP, AVIF 사진만 올릴 수 있습니다.')).toBeVisible();
  await expect(upload.getByText('사진으로 열리지 않습니다.', { exact: false })).toBeVisible();
  await expect(upload.getByText('올릴 준비가 되었습니다')).toBeVisible();
  await expectAccessibleOnAllScreens(page);
  for (const name of ['words.txt', 'broken.png'])
    await upload.getByRole('button', { name: `${name} 빼기` }).click();

  // The connection fails at the second chunk of the file.
  let pieces = 0;
  await page.route(/upload_id=/, async (route) => {
    pieces += 1;
    if (pieces === 2) await page.context().setOffline(true);
    await route.continue();
  });
  await upload.getByRole('button', { name: '1장 올리기' }).click();
  await expect(upload.getByText('연결이 끊겼습니다.', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await expect(upload).toBeHidden();
  await expect(form.getByText('1번째 사진', { exact: true })).toBeVisible();
});

test('pictures keep the order chosen, and a large one under a wrong name is scaled down', async ({
  page,
}) => {
  await openAsAdmin(page);
  await page.getByRole('button', { name: '제품 추가' }).click();
  const form = page.getByRole('dialog', { name: '새 제품' });
  await form.getByRole('button', { name: '사진 올리기' }).click();
  const upload = page.getByRole('dialog', { name: '사진 올리기' });
  const large = await aLargePicture();
  await upload
    .getByLabel('파일 고르기')
    .setInputFiles([{ ...large, name: 'large.jpg', mimeType: 'image/jpeg' }, await aPicture()]);
  await upload.getByRole('button', { name: '2장 올리기' }).click();
  await expect(upload).toBeHidden();
  // The server refuses a picture of more than 40 megapixels.
  for (const [place, ratio] of [
    ['1번째 사진의 초점', 7 / 6],
    ['2번째 사진의 초점', 1],
  ] as const) {
    const picture = form.getByRole('button', { name: place }).locator('img').last();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeCloseTo(ratio, 1);
  }
});

test('the focal point and the photographer of a picture are seen on its page', async ({ page, backend }) => {
  const event = await backend.addEvent({ image: 'events/saturday-hand-drip.webp' });
  await openAsAdmin(page, formOf(event));
  const form = page.getByRole('dialog');
  const picture = form.getByRole('button', { name: '1번째 사진의 초점' });
  await expect(picture.locator('img')).toHaveJSProperty('complete', true);
  // Waits until the dialog no longer grows.
  await picture.hover();
  const { width, height } = (await picture.boundingBox())!;
  await picture.click({ position: { x: width * 0.3, y: height * 0.9 } });
  await picture.press('ArrowUp');
  await expect(form.getByText('왼쪽에서 30%, 위에서 80%')).toBeVisible();
  await form.getByLabel('1번째 사진을 찍은 사람').fill('Sample Photographer');
  await expectAccessibleOnAllScreens(page);
  await form.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '행사를 수정했습니다');

  await page.goto(`/en/experiences/${event.id}`);
  const shown = page.getByRole('main').getByRole('img').first();
  await expect(shown).toHaveCSS('object-position', '30% 80%');
  await expect(page.getByText('Photo: Sample Photographer')).toBeVisible();
});

test('questions are ordered by keys and saved at once', async ({ page, backend }) => {
  const names = ['First', 'Second', 'Third'].map((name) => `${name} ${crypto.randomUUID()}`);
  const faqs = names.map((question, index) => ({
    ...aFaq({ question, order: 9_000 + index }),
    questionKr: question,
  }));
  for (const { id, ...faq } of faqs) await backend.db.doc(`faqs/${id}`).set(faq);
  await openAsAdmin(page, '/admin?tab=faqs');
  await page.getByRole('button', { name: '순서 바꾸기' }).click();
  const list = page.getByRole('list', { name: '순서 바꾸기' });
  const rowOf = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await rowOf(names[0]!)
    .getByRole('button', { name: /아래로/ })
    .press('Enter');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expectToast(page, '순서를 저장했습니다');
  const orders = await Promise.all(
    faqs.map(async ({ id }) => (await backend.db.doc(`faqs/${id}`).get()).get('order') as number),
  );
  const byOrder = names.toSorted((a, b) => orders[names.indexOf(a)]! - orders[names.indexOf(b)]!);
  expect(byOrder).toEqual([names[1], names[0], names[2]]);
  for (const { id } of faqs) await backend.db.doc(`faqs/${id}`).delete();
});
