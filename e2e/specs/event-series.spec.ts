import { aBookingInput } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import { expectToast } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

test('an event is repeated on three weeks, and its new price reaches all dates, with a mail where a guest has booked', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 6, price: 0 });
  const another = await backend.addEvent({ seriesId: `Series ${event.id}` });
  await openAsAdmin(page, `/admin?tab=events&edit=dates-${event.id}`);
  const adding = page.getByRole('dialog', { name: '날짜 추가' });
  // The second week is left out.
  await adding.getByRole('checkbox', { name: '2099년 5월 15일 금요일 오후 2:00' }).uncheck();
  await expectAccessibleOnAllScreens(page);
  const name = adding.getByLabel('시리즈 이름');
  await name.fill(another.seriesId!);
  await adding.getByRole('button', { name: '날짜 3개 추가' }).click();
  await expect(name).toHaveAccessibleDescription(/같은 이름의 시리즈가 이미 있습니다/);
  await name.fill(event.titleKr);
  await adding.getByRole('button', { name: '날짜 3개 추가' }).click();
  await expectToast(page, '날짜 3개를 추가했습니다');

  // The list shows the series alone.
  const cards = page.getByRole('region', { name: '다가오는 행사' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(1)).toContainText('4회 중 2회차');
  const series = backend.db
    .collection('events')
    .where('seriesId', '==', event.titleKr)
    .orderBy('dateTime', 'desc');
  const readDates = async () => (await series.get()).docs.toReversed();
  const dates = await readDates();
  expect(dates.map((date) => date.get('dateTime').toDate().toISOString().slice(0, 16))).toEqual([
    '2099-05-01T05:00',
    '2099-05-08T05:00',
    '2099-05-22T05:00',
    '2099-05-29T05:00',
  ]);

  const data = aBookingInput(dates[2]!.id, { email: `${event.id}@example.com`, numberOfParticipants: 2 });
  expect((await page.request.post('/api/bookings', { data })).status()).toBe(201);
  await cards.first().getByRole('button', { name: '수정' }).click();
  const form = page.getByRole('dialog', { name: '행사 수정' });
  await form.getByLabel('참가비').fill('5000');
  await form.getByRole('button', { name: '저장하고 공개' }).click();
  const scope = page.getByRole('dialog', { name: '어느 날짜를 바꿀까요?' });
  await scope.getByRole('radio', { name: '이 행사와 다가오는 모든 날짜 (4개)' }).check();
  await expect(scope).toContainText('손님 1팀이 예약했습니다.');
  await expect(scope.getByRole('checkbox', { name: '손님에게 메일로 알립니다 (메일 1통)' })).toBeChecked();
  await expectAccessibleOnAllScreens(page);
  await scope.getByRole('button', { name: '저장하고 알리기' }).click();

  const results = page.getByRole('list', { name: '날짜별 결과' }).getByRole('listitem');
  await expect(results).toContainText([
    '2099년 5월 1일 금요일 오후 2:00바꿨습니다.',
    '2099년 5월 8일 금요일 오후 2:00바꿨습니다.',
    '2099년 5월 22일 금요일 오후 2:00바꿨습니다. 손님에게 메일로 알렸습니다.',
    '2099년 5월 29일 금요일 오후 2:00바꿨습니다.',
  ]);
  await page
    .getByRole('dialog', { name: '날짜 4개를 바꿨습니다' })
    .getByRole('button', { name: '닫기' })
    .click();
  await expect(form).toBeHidden();
  const prices = async () => (await readDates()).map((date) => date.get('price') as number);
  expect(await prices()).toEqual([5000, 5000, 5000, 5000]);
});

test('two dates of a series are called off with one press, after the mails are named', async ({
  page,
  backend,
}) => {
  const seriesId = `Series ${crypto.randomUUID()}`;
  const first = await backend.addEvent({ seriesId, price: 0 });
  const second = await backend.addEvent({ seriesId, price: 0, dateTime: new Date('2099-05-08T05:00:00Z') });
  const third = await backend.addEvent({ seriesId, price: 0, dateTime: new Date('2099-05-15T05:00:00Z') });
  const data = aBookingInput(second.id, { email: `${second.id}@example.com` });
  expect((await page.request.post('/api/bookings', { data })).status()).toBe(201);
  await openAsAdmin(page, `/admin?tab=bookings&event=${first.id}`);
  await page.getByText('행사 취소하기', { exact: true }).click();
  await page.getByText('날짜를 하나씩 고르기').click();
  await page.getByRole('checkbox', { name: '2099년 5월 8일 금요일 오후 2:00' }).check();
  await page.getByLabel('취소 사유').fill('로스터 고장');
  await expectAccessibleOnAllScreens(page);
  await page.getByRole('button', { name: '행사 취소하고 메일 보내기' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('2099년 5월 8일');
  await expect(question).toContainText('예약 1건을 취소합니다. 메일 1통');
  await question.getByRole('button', { name: '행사 취소하고 메일 보내기' }).click();
  await expect(page.getByRole('list', { name: '다른 날짜' })).toContainText('예약 1건을 취소하고');
  const isActive = async (id: string) =>
    (await backend.db.doc(`events/${id}`).get()).get('isActive') as boolean;
  expect(await Promise.all([first, second, third].map(({ id }) => isActive(id)))).toEqual([
    false,
    false,
    true,
  ]);
});
