import type { Event } from '@app/domain/event/event-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import type { Journey, Scene } from './run-journeys.ts';

const TEXTS = {
  kr: {
    book: (title: string) => `${title} 예약하기`,
    name: '이름',
    email: '이메일',
    people: '참가 인원',
    more: '한 명 늘리기',
    send: '예약 신청',
    booked: '예약되었습니다!',
    calendar: '캘린더에 추가',
    unpaid: '결제를 기다리고 있습니다',
    change: '인원 바꾸기',
    changed: '참가 인원을 바꾸었습니다.',
    cancel: '예약 취소하기',
    confirm: '취소하겠습니다',
    cancelled: '취소된 예약입니다',
    withoutScript: '자바스크립트 없이 확인·취소하기',
    verify: '이메일 주소 확인',
    join: '대기 신청',
    fewer: /자리가 더 적게 나도/,
    waiting: '대기 명단에 이름을 올렸습니다',
    reference: '예약 번호',
    offline: '지금은 서버에 연결되지 않습니다',
  },
  en: {
    book: (title: string) => `Book now: ${title}`,
    name: 'Full name',
    email: 'Email',
    people: 'Number of participants',
    more: 'One more',
    send: 'Request booking',
    booked: 'Booking confirmed!',
    calendar: 'Add to calendar',
    unpaid: 'Waiting for your payment',
    change: 'Change the number',
    changed: 'The number of participants has been changed.',
    cancel: 'Cancel booking',
    confirm: 'Yes, cancel it',
    cancelled: 'This booking is cancelled',
    withoutScript: 'See or cancel it without JavaScript',
    verify: 'Confirm my address',
    join: 'Join the waitlist',
    fewer: /Fewer seats would be fine, too/,
    waiting: 'You are on the waitlist',
    reference: 'Reference',
    offline: 'We cannot reach our server right now',
  },
} satisfies Record<Language, Record<string, string | RegExp | ((title: string) => string)>>;

export const uniqueEmail = () => `visitor-${crypto.randomUUID()}@example.com`;

/** Books an event from the list of experiences. */
async function book({ visitor, language, at }: Scene, event: Event, email: string): Promise<void> {
  const texts = TEXTS[language];
  await visitor.open(at('/experiences'));
  await visitor.press('button', texts.book(localized(event, 'title', language)));
  await visitor.type(texts.name, '예시 손님');
  await visitor.type(texts.email, email);
  await visitor.press('button', texts.more);
  await visitor.press('button', texts.send);
  await visitor.read(texts.booked);
  await visitor.see('heading', texts.unpaid);
}

/** Returns the path of the booking's own page from its mail. */
async function managePath({ backend }: Scene, email: string): Promise<string> {
  const text = await backend.untilMailed(email, '/booking/');
  return new URL(/https?:\S+\/booking\/\S+/.exec(text)![0]).pathname;
}

/** Whether the service worker has kept this page and every file that it has loaded. */
const IS_KEPT = `document.fonts.ready
  .then(() => [location.pathname, ...performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.startsWith(location.origin + '/assets/'))])
  .then((paths) => Promise.all(paths.map((path) => caches.match(path))))
  .then((found) => found.every(Boolean))`;

export const BOOKINGS: readonly Journey[] = [
  {
    title: 'an experience is booked, changed and cancelled behind the link of its mail',
    async run(scene) {
      const { visitor, backend, language } = scene;
      const texts = TEXTS[language];
      const event = await backend.addEvent({ capacity: 6 });
      const email = uniqueEmail();
      await book(scene, event, email);
      await visitor.see('button', texts.calendar);
      await visitor.open(await managePath(scene, email));
      await visitor.see('heading', texts.unpaid);
      await visitor.type(texts.people, '1');
      await visitor.press('button', texts.change);
      await visitor.read(texts.changed);
      await visitor.press('button', texts.cancel);
      await visitor.press('button', texts.confirm);
      await visitor.see('heading', texts.cancelled);
    },
  },
  {
    title: 'the page of a booked experience opens offline with the receipt',
    async run(scene) {
      const { visitor, backend, proxy, language, at } = scene;
      const texts = TEXTS[language];
      const event = await backend.addEvent();
      await book(scene, event, uniqueEmail());
      await visitor.open(at(`/experiences/${event.id}`));
      await visitor.see('button', texts.calendar);
      await visitor.until(IS_KEPT);
      proxy.cut(true);
      await visitor.reload();
      await visitor.see('button', texts.calendar);
      await visitor.read(texts.reference);
      await visitor.read(texts.offline);
    },
  },
  {
    title: 'a booking is cancelled without JavaScript',
    async run(scene) {
      const { visitor, backend, proxy, language, site } = scene;
      const texts = TEXTS[language];
      const email = uniqueEmail();
      const event = await backend.addEvent();
      await fetch(`${site}/api/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aBookingInput(event.id, { email, language })),
      });
      proxy.disableScripts();
      await visitor.open(await managePath(scene, email), { hydration: false });
      await visitor.press('link', texts.withoutScript);
      await visitor.press('button', texts.verify);
      await visitor.until(`!document.body.innerText.includes('${texts.verify}')`);
      await visitor.evaluate(`document.querySelector('summary').click()`);
      await visitor.press('button', texts.confirm);
      await visitor.see('heading', texts.cancelled);
    },
  },
  {
    title: 'the waitlist of a full experience is joined',
    async run({ visitor, backend, language, at }) {
      const texts = TEXTS[language];
      const event = await backend.addEvent({ capacity: 4 });
      await backend.db.doc(`eventSeats/${event.id}`).set({ booked: 4, isActive: true });
      await visitor.open(at(`/experiences/${event.id}`));
      await visitor.press('button', new RegExp(texts.join));
      await visitor.type(texts.name, '예시 손님');
      await visitor.type(texts.email, uniqueEmail());
      await visitor.check(texts.fewer);
      await visitor.press('button', texts.join);
      await visitor.read(texts.waiting);
    },
  },
];
