import type { Language } from '@app/domain/shared/language.ts';
import { BROKEN_FIGURES } from '../fixtures/broken-figures.ts';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import type { Journey } from './run-journeys.ts';

const TEXTS = {
  kr: {
    question: '21세 이상이신가요?',
    yes: '네, 21세 이상입니다',
    no: '아니요, 21세 미만입니다',
    again: '다시 답하기',
    makgeolli: '막걸리',
    menu: '메뉴 열기',
    stories: '이야기',
    other: 'EN',
    coffee: '커피',
    ethiopia: '에티오피아',
  },
  en: {
    question: 'Are you 21 or older?',
    yes: 'Yes, I am 21 or older',
    no: 'No, I am under 21',
    again: 'Answer again',
    makgeolli: 'Makgeolli',
    menu: 'Open menu',
    stories: 'Stories',
    other: '한국어',
    coffee: 'Coffee',
    ethiopia: 'Ethiopia',
  },
} satisfies Record<Language, Record<string, string>>;

const PHONE = [390, 844] as const;
/** As wide as the narrowest window of WebKitGTK. */
const WIDE_PHONE = [447, 844] as const;

/** First visits, navigation and lists. */
export const VISITS: readonly Journey[] = [
  {
    title: 'the age question is answered by mouse and asked once',
    isSmoke: true,
    isFirstVisit: true,
    async run({ visitor, at, language }) {
      const texts = TEXTS[language];
      await visitor.open(at('/'));
      await visitor.see('heading', texts.question);
      await visitor.press('button', texts.yes);
      await visitor.miss(texts.question);
      await visitor.open(at('/makgeolli'));
      await visitor.see('heading', texts.makgeolli);
      await visitor.miss(texts.question);
    },
  },
  {
    title: 'the age question cannot be dismissed and is answered by keyboard',
    isFirstVisit: true,
    async run({ visitor, at, language }) {
      const texts = TEXTS[language];
      await visitor.open(at('/makgeolli'), { hydration: false });
      await visitor.until(`document.activeElement?.matches('#age-question h2') ?? false`);
      await visitor.key('Escape');
      await visitor.key('Escape');
      await visitor.see('heading', texts.question);
      await visitor.tabTo(texts.no);
      await visitor.key('Enter');
      await visitor.untilHydrated();
      await visitor.press('button', texts.again);
      await visitor.press('button', texts.yes);
      await visitor.see('heading', texts.makgeolli);
    },
  },
  {
    title: 'the menu of a phone opens before and after hydration',
    isSmoke: true,
    async run({ visitor, proxy, at, language }) {
      const texts = TEXTS[language];
      await visitor.resize(...PHONE);
      const release = proxy.hold(/^\/assets\/.*\.js/);
      await visitor.open(at('/about'), { hydration: false });
      await visitor.press('button', texts.menu);
      await visitor.until(`document.querySelector('dialog[open] nav') !== null`);
      release();
      await visitor.untilHydrated();
      await visitor.press('link', texts.stories);
      await visitor.reach(/\/stories$/);
      await visitor.press('button', texts.menu);
      await visitor.until(`document.querySelector('dialog[open] nav') !== null`);
      await visitor.key('Escape');
      await visitor.until(`!document.querySelector('dialog[open]')`);
    },
  },
  {
    title: 'the language is switched on the same page',
    isSmoke: true,
    async run({ visitor, at, language }) {
      await visitor.open(at('/coffee'));
      await visitor.press('link', TEXTS[language].other);
      const other = language === 'kr' ? 'en' : 'kr';
      await visitor.see('heading', TEXTS[other].coffee);
      await visitor.reach(other === 'en' ? /^\/en\/coffee$/ : /^\/coffee$/);
    },
  },
  {
    title: 'no line of a phone breaks within a time, an amount or a figure in brackets',
    async run({ visitor, at }) {
      await visitor.resize(...WIDE_PHONE);
      for (const path of PUBLIC_PATHS) {
        await visitor.open(at(path));
        await visitor.until(`document.fonts.status === 'loaded'`);
        const broken = (await visitor.evaluate(BROKEN_FIGURES)) as string[];
        if (broken.length > 0) throw new Error(`${path}:\n${broken.join('\n')}`);
      }
    },
  },
  {
    title: 'a filter is undone by Back and kept behind a product',
    async run({ visitor, at, language }) {
      await visitor.open(at('/coffee'));
      await visitor.check(TEXTS[language].ethiopia);
      await visitor.reach(/origin=Ethiopia/);
      await visitor.press('link', /Guji|구지/);
      await visitor.reach(/\/products\//);
      await visitor.back();
      await visitor.reach(/origin=Ethiopia/);
      await visitor.until(`document.querySelector('[name=origin][value=Ethiopia]').checked`);
      await visitor.back();
      await visitor.reach(/\/coffee$/);
      await visitor.until(`!document.querySelector('[name=origin][value=Ethiopia]').checked`);
    },
  },
];
