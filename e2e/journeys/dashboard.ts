import { TAB_KEYS } from '../../web/src/admin/tab-keys.ts';
import type { Language } from '@app/domain/shared/language.ts';
import english from '../../web/src/i18n/locales/en/admin/tabs.ts';
import korean from '../../web/src/i18n/locales/ko/admin/tabs.ts';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import type { Journey } from './run-journeys.ts';
import type { Visitor } from './visitor.ts';

const TEXTS = {
  kr: { username: '아이디', password: '비밀번호', login: '로그인' },
  en: { username: 'Username', password: 'Password', login: 'Log in' },
} satisfies Record<Language, Record<string, string>>;

const TABS = { kr: korean, en: english };

/** Whether the open tab shows its content. */
const HAS_CONTENT = `[...document.querySelectorAll('[role=tabpanel] :is(article, tr, strong)')].some((element) => element.checkVisibility())`;

export async function logIn(visitor: Visitor, admin: Credentials, language: Language): Promise<void> {
  const texts = TEXTS[language];
  await visitor.open('/admin/login');
  await visitor.evaluate(`localStorage.setItem('language', '${language}')`);
  await visitor.reload();
  await visitor.type(texts.username, admin.username);
  await visitor.type(texts.password, admin.password);
  await visitor.press('button', texts.login);
  await visitor.reach(/\/admin$/);
}

export const DASHBOARD: readonly Journey[] = [
  {
    title: 'the admin logs in and opens every tab of the dashboard',
    async run({ visitor, admin, language }) {
      await logIn(visitor, admin, language);
      for (const tab of TAB_KEYS) {
        await visitor.press('tab', new RegExp(`^${TABS[language][tab]}`));
        await visitor.until(
          `document.querySelector('[role=tab][aria-selected=true]').textContent.startsWith('${TABS[language][tab]}')`,
        );
        await visitor.until(HAS_CONTENT);
      }
    },
  },
];
