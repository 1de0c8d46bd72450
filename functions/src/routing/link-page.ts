import { html } from 'hono/html';
import { BRAND } from '@app/domain/brand.ts';
import { CONFIRMATION_DAYS } from '@app/domain/newsletter/newsletter-subscription.ts';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import { pageLayout } from '../http/page-layout.ts';
import { pageText } from '../mail/mail-text.ts';

type LinkPage =
  | 'confirm'
  | 'confirmed'
  | 'confirmInvalid'
  | 'restockConfirm'
  | 'restockConfirmed'
  | 'restockInvalid'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'invalid'
  | 'unavailable';

/**
 * The buttons of the pages that ask for a confirmation. A mail program sends the one for unsubscribing without the page (RFC
 * 8058).
 */
const BUTTONS = {
  confirm: { name: 'confirm', value: 'yes' },
  restockConfirm: { name: 'confirm', value: 'yes' },
  unsubscribe: { name: 'List-Unsubscribe', value: 'One-Click' },
} as const;

const isAsking = (page: LinkPage): page is keyof typeof BUTTONS => page in BUTTONS;

const HOME: Record<Language, string> = { kr: '/', en: '/en' };

function section(page: LinkPage, language: Language, token: string) {
  const t = pageText(language, 'linkPage');
  const values = { brand: BRAND.name[language], email: BRAND.email, days: CONFIRMATION_DAYS };
  const tag = LANGUAGE_TAG[language];
  const form = isAsking(page)
    ? html`<form method="post" action="?token=${encodeURIComponent(token)}">
        <button type="submit" name="${BUTTONS[page].name}" value="${BUTTONS[page].value}">
          ${t(`${page}.button`)}
        </button>
      </form>`
    : '';
  return html`<section class="notice" lang="${tag}">
    <h1 lang="${tag}">${t(`${page}.title`)}</h1>
    <p>${t(`${page}.text`, values)}</p>
    ${form}
  </section>`;
}

function homeLink(language: Language) {
  const text = pageText(language, 'linkPage')('home', { brand: BRAND.name[language] });
  return html`<a href="${HOME[language]}" lang="${LANGUAGE_TAG[language]}">${text}</a>`;
}

/**
 * Returns a page that a mail links to. It is in both languages, because a broken link does not identify the reader's
 * language. Its form submits to the URL of the page; w3m would leave out the query of a form without an action.
 * @param token the link's, which the pages with a button need
 */
export function linkPage(page: LinkPage, token = ''): string {
  const titles = LANGUAGES.map((language) => pageText(language, 'linkPage')(`${page}.title`));
  return pageLayout({
    tag: LANGUAGE_TAG.kr,
    title: titles.join(' · '),
    main: LANGUAGES.map((language) => section(page, language, token)),
    links: LANGUAGES.map(homeLink),
  });
}
