import type { Page } from 'playwright/test';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { LOST_CONNECTION, openAsAdmin, signIn } from '../fixtures/admin.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import type { Backend } from '../fixtures/backend.ts';
import { showToCamera } from '../fixtures/camera.ts';
import { expect, test } from '../fixtures/test.ts';

const MINUTE_MS = 60_000;

const TEXTS = {
  kr: {
    open: '입장 확인',
    guests: '오실 손님',
    total: (arrived: number) => `5명 중 ${arrived}명 입장`,
    all: '3명 입장 처리',
    more: '한 명 더 입장',
    undo: '되돌리기',
    noShow: '노쇼',
    undoNoShow: '노쇼 되돌리기',
    confirm: /예약 확정$/,
    enter: {
      open: '예약 직접 입력',
      title: '전화·현장 예약',
      name: '이름',
      people: '인원',
      save: '예약 확정',
    },
    full: /그만큼 남은 자리가 없습니다/,
    oneMore: '6명 중 0명 입장',
    holds: {
      title: '따로 잡아 둔 자리',
      seats: '잡아 둘 자리 수',
      reason: '사유',
      hold: '자리 잡아 두기',
      release: /^2자리 풀기/,
    },
    left: (seats: number) => `${seats}자리 남음`,
    scan: '입장 코드 찍기',
    notOnList: /“AAA-AAA” 코드는 이\s행사의 명단에 없습니다/,
    changed: /지금은 3명 중 2명이 입장했습니다/,
    close: '예약 목록으로',
    single: '1명 입장 처리',
    kept: '이 휴대전화에 보관함 · 아직 보내지 못함',
    unsent: '입장 기록 2건을 아직 보내지 못했습니다',
    overtaken: /지금은 3명 중 1명이 입장했습니다/,
    addMine: '이 기록도 더하기: 3명 중 2명',
    asOf: /기준입니다\. 지금은 서버에\s연결되지\s않습니다/,
    logout: '로그아웃',
  },
  en: {
    open: 'Check in guests',
    guests: 'Guests',
    total: (arrived: number) => `${arrived} of 5 arrived`,
    all: 'Check in all 3',
    more: 'One more arrived',
    undo: 'Undo',
    noShow: 'No-show',
    undoNoShow: 'Undo no-show',
    confirm: /^Confirm the booking/,
    enter: {
      open: 'Add a booking',
      title: 'Phone or walk-in booking',
      name: 'Name',
      people: 'Participants',
      save: 'Confirm booking',
    },
    full: /Not that many seats are left/,
    oneMore: '0 of 6 arrived',
    holds: {
      title: 'Seats held back',
      seats: 'Number of seats',
      reason: 'Reason',
      hold: 'Hold seats back',
      release: /^Release 2 seats/,
    },
    left: (seats: number) => `${seats} left`,
    scan: 'Scan an entry code',
    notOnList: /“AAA-AAA” is not on the list of this event/,
    changed: /2 of 3 have arrived now/,
    close: 'Back to bookings',
    single: 'Check in',
    kept: 'Kept on this phone, not yet sent',
    unsent: '2 check-ins not sent yet',
    overtaken: /1 of 3 have arrived now/,
    addMine: 'Count mine too: 2 of 3',
    asOf: /^As of .*We cannot reach our server/,
    logout: 'Logout',
  },
} as const;

/** Adds an event that began ten minutes ago, with a party of three, a guest alone and a pending booking. */
async function addParty(backend: Backend) {
  const event = await backend.addEvent({ dateTime: new Date(Date.now() - 10 * MINUTE_MS), capacity: 8 });
  const add = async (changes: Partial<Booking>) => {
    const { id, ...booking } = aBooking(event.id, changes);
    await backend.db.doc(`bookings/${id}`).set(booking);
    return id;
  };
  await backend.db.doc(`eventSeats/${event.id}`).set({ booked: 5, isActive: true });
  const party = await add({ name: 'Party Guest', status: 'confirmed', numberOfParticipants: 3 });
  await add({ name: 'Single Guest', status: 'confirmed' });
  await add({ name: 'Waiting Guest', status: 'pending' });
  await add({ name: 'Cancelled Guest', status: 'cancelled' });
  return { event, party };
}

/** A phone shows Korean, a desktop English. */
async function openCheckIn(
  page: Page,
  event: Event,
  isMobile: boolean,
  open: typeof openAsAdmin = openAsAdmin,
) {
  const language = isMobile ? 'kr' : 'en';
  const texts = TEXTS[language];
  await open(page, `/admin?tab=bookings&event=${event.id}`, language);
  await page.getByRole('button', { name: texts.open }).click();
  const guests = page.getByRole('region', { name: texts.guests });
  // Until its code has loaded, the bookings still show the same actions.
  await guests.waitFor();
  const guest = (name: string) => {
    const card = guests.getByRole('article', { name });
    return {
      card,
      // Waits until the button is enabled again after the previous press.
      press: (text: string) =>
        card
          .getByRole('button')
          .filter({ has: page.getByText(text, { exact: true }) })
          .click(),
    };
  };
  return { texts, guests, guest };
}

test('guests are checked in, partly arrived parties are counted, and each step can be undone', async ({
  page,
  backend,
  isMobile,
}) => {
  const { event } = await addParty(backend);
  const { texts, guests, guest } = await openCheckIn(page, event, isMobile);
  await expect(guests.getByRole('article')).toHaveCount(3);
  await expect(guests).toContainText(texts.total(0));
  await expectAccessible(page);

  const party = guest('Party Guest');
  await party.press('+');
  await expect(guests).toContainText(texts.total(1));
  await party.press('+');
  await expect(guests).toContainText(texts.total(2));
  await party.press(texts.undo);
  await expect(guests).toContainText(texts.total(1));
  await party.press('−');
  await expect(guests).toContainText(texts.total(0));
  await party.press(texts.all);
  await expect(guests).toContainText(texts.total(3));

  const single = guest('Single Guest');
  await single.press(texts.noShow);
  await single.press(texts.undoNoShow);
  await expect(single.card.getByRole('button').getByText(texts.noShow, { exact: true })).toBeVisible();

  await guest('Waiting Guest').card.getByRole('button', { name: texts.confirm }).click();
  await expect(guest('Waiting Guest').card.getByRole('button')).toHaveCount(2);
  // The same view after a reload.
  await page.reload();
  await expect(guests).toContainText(texts.total(3));
});

test('the camera reads an entry code and finds its guest, and says when a code is not on the list', async ({
  page,
  backend,
  isMobile,
}) => {
  const { event, party } = await addParty(backend);
  const { texts, guests, guest } = await openCheckIn(page, event, isMobile);
  await expect(guests.getByRole('article')).toHaveCount(3);
  await showToCamera(page, bookingReference(party));
  await page.getByRole('button', { name: texts.scan }).click();
  await expect(guests.getByRole('article')).toHaveCount(1);
  await expect(guest('Party Guest').card).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await showToCamera(page, 'AAA-AAA');
  await page.getByRole('button', { name: texts.scan }).click();
  await expect(guests.getByRole('alert')).toContainText(texts.notOnList);
});

test('a second device sees arrivals at once, and its conflicting check-in is refused with the current number', async ({
  page,
  backend,
  isMobile,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/);
  const { event, party } = await addParty(backend);
  const { texts, guests, guest } = await openCheckIn(page, event, isMobile);
  const booking = backend.db.doc(`bookings/${party}`);
  await booking.update({ arrived: 1 });
  await expect(guests).toContainText(texts.total(1));
  // Another device records an arrival while the request of this one is on its way.
  await page.route('**/arrived', async (route) => {
    await booking.update({ arrived: 2 });
    await route.continue();
  });
  await guest('Party Guest').press('+');
  await expect(guest('Party Guest').card.getByRole('alert')).toContainText(texts.changed);
  await expect(guests).toContainText(texts.total(2));
  expect((await booking.get()).get('arrived')).toBe(2);
});

test('check-ins without a connection are kept, then sent, and one that another device has overtaken asks what to do', async ({
  page,
  context,
  backend,
  isMobile,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/, LOST_CONNECTION);
  const { event, party } = await addParty(backend);
  const { texts, guests, guest } = await openCheckIn(page, event, isMobile);
  await expect(guests).toContainText(texts.total(0));
  await context.setOffline(true);
  await guest('Party Guest').press('+');
  await guest('Single Guest').press(texts.single);
  await expect(guest('Single Guest').card).toContainText(texts.kept);
  await expect(guests).toContainText(texts.total(2));
  await expect(guests).toContainText(texts.unsent);
  await expectAccessible(page);
  // The list stays when the check-in is closed and opened again.
  await page.getByRole('button', { name: texts.close }).click();
  await page.getByRole('button', { name: texts.open }).click();
  await expect(guests).toContainText(texts.total(2));

  const booking = backend.db.doc(`bookings/${party}`);
  await booking.update({ arrived: 1 });
  await context.setOffline(false);
  await expect(guest('Party Guest').card.getByRole('alert')).toContainText(texts.overtaken);
  await expect(guests.getByText(texts.unsent)).toHaveCount(0);
  await expect(guests).toContainText(texts.total(2));
  await expectAccessible(page);
  await guest('Party Guest').press(texts.addMine);
  await expect(guest('Party Guest').card.getByRole('alert')).toHaveCount(0);
  await expect(guests).toContainText(texts.total(3));
  await expect.poll(async () => (await booking.get()).get('arrived') as unknown).toBe(2);
});

test.describe('a reload without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ expectedConsoleErrors }) => {
    expectedConsoleErrors.push(LOST_CONNECTION, /ERR_FAILED/, /Could not reach Cloud Firestore/);
  });

  /** Returns what this device keeps that contains `text`. */
  const kept = async (page: Page, text: string) =>
    page.evaluate(async (wanted) => {
      const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
      const names = await caches.keys();
      const cached = names.map(async (name) => {
        const cache = await caches.open(name);
        const responses = (await cache.keys()).map(async (request): Promise<[string, string]> => {
          const response = await cache.match(request);
          return [request.url, `${request.url} ${await response?.text()}`];
        });
        return Promise.all(responses);
      });
      const all = [...stored, ...(await Promise.all(cached)).flat()] as [string, string][];
      return all.filter(([, content]) => content.includes(wanted)).map(([name]) => name);
    }, text);

  /** Opens the dashboard in a session of its own, because the others share one. */
  const openInOwnSession: typeof openAsAdmin = async (page, path = '/admin', language) => {
    await signIn(page, undefined, language);
    await page.goto(path);
  };

  /** Opens the dashboard and sends as many requests as the browser lists by default, which a day with the dashboard exceeds. */
  const openForLong: typeof openAsAdmin = async (page, path, language) => {
    await openAsAdmin(page, path, language);
    await page.evaluate(async () => {
      const favicon = async () => fetch('/favicon.svg', { cache: 'force-cache' });
      await favicon();
      await Promise.all(Array.from({ length: 250 }, favicon));
    });
  };

  /** Opens the check-in and waits until the device keeps it. */
  async function openKept(...[page, event, isMobile, open]: Parameters<typeof openCheckIn>) {
    const opened = await openCheckIn(page, event, isMobile, open);
    await expect(opened.guest('Party Guest').card).toBeVisible();
    // The shell is kept last.
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(location.href)))).toBe(true);
    return opened;
  }

  test('shows the kept list, finds the guest of a code, and sends the check-in later', async ({
    page,
    context,
    backend,
    isMobile,
  }) => {
    const { event, party } = await addParty(backend);
    const { texts, guests, guest } = await openKept(page, event, isMobile, openForLong);
    const address = page.url();
    await context.setOffline(true);
    await page.reload();
    await expect(guests).toContainText(texts.total(0));
    await expect(page.getByText(texts.asOf)).toBeVisible();
    await expectAccessible(page);
    await showToCamera(page, bookingReference(party));
    await page.getByRole('button', { name: texts.scan }).click();
    await expect(guests.getByRole('article')).toHaveCount(1);
    await guest('Party Guest').press(texts.all);
    await expect(guest('Party Guest').card).toContainText(texts.kept);
    // From a bookmark, say.
    await page.goto('/admin');
    await expect(page).toHaveURL(address);
    await expect(guests).toContainText(texts.total(3));

    await context.setOffline(false);
    const arrived = async () => (await backend.db.doc(`bookings/${party}`).get()).get('arrived') as unknown;
    await expect.poll(arrived).toBe(3);
    await expect(page.getByText(texts.asOf)).toBeHidden();
  });

  test('the kept check-in is all that is shown while the session check answers 503, and a 403 opens the login and removes it', async ({
    page,
    backend,
    isMobile,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/403/, /503/);
    const { event } = await addParty(backend);
    const { texts, guests } = await openKept(page, event, isMobile, openInOwnSession);
    const address = page.url();
    await page.route('**/api/admin/check', (route) => route.fulfill({ status: 503, body: 'unavailable' }));
    await page.goto('/admin?tab=orders');
    await expect(page).toHaveURL(address);
    await expect(guests).toContainText(texts.total(0));
    await page.route('**/api/admin/check', (route) => route.fulfill({ status: 403, body: 'refused' }));
    await page.reload();
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await kept(page, 'Party Guest')).toEqual([]);
  });

  test('with a connection the server’s shell is shown, and a logout removes the guests', async ({
    page,
    backend,
    isMobile,
  }) => {
    const { event } = await addParty(backend);
    const { texts, guests } = await openKept(page, event, isMobile, openInOwnSession);
    expect(await kept(page, 'Party Guest')).toEqual(['booking:check-in']);
    await page.evaluate(async () => {
      const cache = await caches.open('check-in-1');
      await cache.put(location.href, new Response('An earlier release'));
    });
    await page.reload();
    await expect(guests).toContainText(texts.total(0));
    await page.getByRole('button', { name: texts.logout, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect.poll(() => page.evaluate(async () => caches.has('check-in-1'))).toBe(false);
    expect(await kept(page, 'Party Guest')).toEqual([]);
  });

  test('shows the login and removes the guests when the session has ended meanwhile; unsent check-ins stay', async ({
    page,
    context,
    backend,
    isMobile,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/401/);
    const { event } = await addParty(backend);
    const { texts, guests, guest } = await openKept(page, event, isMobile);
    await context.setOffline(true);
    await page.reload();
    await guest('Single Guest').press(texts.single);
    await expect(guests).toContainText(texts.total(1));
    await context.clearCookies();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await kept(page, 'Single Guest')).toEqual([]);
    expect(await kept(page, event.id)).toEqual(['check-ins']);
  });
});

test('a guest who walks in is booked while seats are left, and appears on the list', async ({
  page,
  backend,
  isMobile,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/);
  const { event } = await addParty(backend);
  const { texts, guests, guest } = await openCheckIn(page, event, isMobile);
  await page.getByRole('button', { name: texts.enter.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.enter.title });
  await dialog.getByLabel(texts.enter.name).fill('Walk-in Guest');
  await dialog.getByLabel(texts.enter.people).fill('4');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: texts.enter.save }).click();
  await expect(dialog.getByText(texts.full)).toBeVisible();
  await dialog.getByLabel(texts.enter.people).fill('1');
  await dialog.getByRole('button', { name: texts.enter.save }).click();
  await expect(dialog).toBeHidden();
  await expect(guest('Walk-in Guest').card).toBeVisible();
  await expect(guests).toContainText(texts.oneMore);
  expect(await backend.seatsOf(event.id)).toBe(6);
});

test('seats are held back with a reason, and released', async ({ page, backend, isMobile }) => {
  const event = await backend.addEvent({ capacity: 8 });
  const language = isMobile ? 'kr' : 'en';
  const { holds, left } = TEXTS[language];
  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}`, language);
  await expect(page.getByText(left(8))).toBeVisible();
  await page.getByText(holds.title, { exact: true }).click();
  const region = page.getByRole('region', { name: holds.title });
  await region.getByLabel(holds.seats).fill('2');
  await region.getByLabel(holds.reason).fill('For the press');
  await region.getByRole('button', { name: holds.hold }).click();
  await expect(region.getByRole('listitem')).toContainText('For the press');
  await expect(page.getByText(left(6))).toBeVisible();
  await expectAccessible(page);
  await region.getByRole('button', { name: holds.release }).click();
  await expect(page.getByText(left(8))).toBeVisible();
  await expect(region.getByRole('listitem')).toHaveCount(0);
});
