import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { uniqueEmail } from './bookings.ts';
import type { Journey } from './run-journeys.ts';

const TEXTS = {
  kr: {
    name: '이름',
    email: '이메일',
    message: '내용',
    send: '문의 보내기',
    sent: '고맙습니다! 문의를 보냈습니다.',
    tooShort: '이름을 두 글자 이상 입력해 주세요.',
    address: '이메일 주소',
    subscribe: '구독하기',
    subscribed: '소식지를 신청해 주셔서 고맙습니다!',
    search: '검색어',
  },
  en: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send message',
    sent: 'Thank you! Your message has been sent.',
    tooShort: 'Name must be at least 2 characters',
    address: 'Email address',
    subscribe: 'Subscribe',
    subscribed: 'Successfully subscribed to our newsletter!',
    search: 'Search for',
  },
} satisfies Record<Language, Record<string, string>>;

/** A form that is filled in faster counts as a bot's. */
const LONG_ENOUGH = `performance.now() > 2_500`;

/** Messages, the newsletter and the search. */
export const FORMS: readonly Journey[] = [
  {
    title: 'a message names what is wrong with it and is sent',
    async run({ visitor, backend, language, at }) {
      const texts = TEXTS[language];
      const email = uniqueEmail();
      await visitor.open(at('/contact'));
      await visitor.type(texts.name, '홍');
      await visitor.type(texts.email, email);
      await visitor.type(texts.message, '원두를 언제 볶으시는지 궁금합니다.');
      await visitor.press('button', texts.send);
      await visitor.read(texts.tooShort);
      await visitor.type(texts.name, '홍길동');
      await visitor.until(LONG_ENOUGH);
      await visitor.press('button', texts.send);
      await visitor.read(texts.sent);
      const { docs } = await backend.db.collection('contacts').where('email', '==', email).get();
      if (docs[0]?.get('name') !== '홍길동') throw new Error('The message was not stored');
    },
  },
  {
    title: 'a message is sent without JavaScript',
    async run({ visitor, backend, proxy, language, at }) {
      const texts = TEXTS[language];
      const email = uniqueEmail();
      proxy.disableScripts();
      await visitor.open(at('/contact'), { hydration: false });
      await visitor.type(texts.name, '홍길동');
      await visitor.type(texts.email, email);
      await visitor.type(texts.message, '원두를 언제 볶으시는지 궁금합니다.');
      await visitor.press('button', texts.send);
      await visitor.see('heading', texts.sent);
      const { docs } = await backend.db.collection('contacts').where('email', '==', email).get();
      if (docs[0]?.get('name') !== '홍길동') throw new Error('The message was not stored');
    },
  },
  {
    title: 'the newsletter is subscribed to',
    async run({ visitor, backend, language, at }) {
      const texts = TEXTS[language];
      const email = uniqueEmail();
      await visitor.open(at('/about'));
      await visitor.type(texts.address, email);
      await visitor.until(LONG_ENOUGH);
      await visitor.press('button', texts.subscribe);
      await visitor.read(texts.subscribed);
      await backend.untilMailed(email, 'confirm?token=');
    },
  },
  {
    title: 'the search finds an experience while it is typed',
    async run({ visitor, backend, language, at }) {
      const event = await backend.addEvent();
      const title = localized(event, 'title', language);
      await visitor.open(at('/search'));
      await visitor.type(TEXTS[language].search, title);
      await visitor.reach(/\?q=/);
      await visitor.press('link', new RegExp(title));
      await visitor.see('heading', title);
    },
  },
];
