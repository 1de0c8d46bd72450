import { html } from 'hono/html';
import type { FormName } from '@app/domain/api/form-name.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { pageText } from '../mail/mail-text.ts';

/** The Korean path of the page that contains each form. */
const PAGES: Record<FormName, string> = {
  contact: '/contact',
  newsletter: '/',
  booking: '/experiences',
  waitlist: '/experiences',
  personalData: '/',
  restock: '/products',
  links: '/experiences',
};

/** Returns the path of a page of the site in a language. */
export const localizedPath = (path: string, language: Language) =>
  language === 'kr' ? path : `/en${path === '/' ? '' : path}`;

/** The links from a form's pages back to the site. */
export function siteLinks(form: FormName, language: Language) {
  const t = pageText(language, 'form');
  return [
    html`<a href="${localizedPath(PAGES[form], language)}">${t(`${form}.back`)}</a>`,
    html`<a href="${localizedPath('/privacy', language)}">${t('privacy')}</a>`,
  ];
}
