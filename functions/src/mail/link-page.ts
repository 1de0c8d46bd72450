import { html, raw } from 'hono/html';
import { BRAND } from '@app/domain/brand.ts';
import { CONFIRMATION_DAYS } from '@app/domain/newsletter/newsletter-subscription.ts';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import { mailText } from './mail-text.ts';

type LinkPage =
  'confirm' | 'confirmed' | 'confirmInvalid' | 'unsubscribe' | 'unsubscribed' | 'invalid' | 'unavailable';

/** The buttons of the pages that ask. A mail program sends the one for unsubscribing without the page (RFC 8058). */
const BUTTONS = {
  confirm: { name: 'confirm', value: 'yes' },
  unsubscribe: { name: 'List-Unsubscribe', value: 'One-Click' },
} as const;

const isAsking = (page: LinkPage): page is keyof typeof BUTTONS => page in BUTTONS;

const HOME: Record<Language, string> = { kr: '/', en: '/en' };

/** The site's colours and measures. The page loads nothing, so it has the system's fonts. */
const STYLE = `
  body { margin: 0; padding: 3rem 1.5rem; background: #f4eee1; color: #241b15; overflow-wrap: break-word;
    font: 1.0625rem/1.7 -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Segoe UI', Arial, 'Malgun Gothic', sans-serif }
  :lang(ko) { word-break: keep-all }
  main { max-width: 32rem; margin: auto; padding: 2rem 1.5rem; background: #fbf8f1; border: 1px solid #d9cdb8;
    border-radius: .375rem; text-align: center }
  section + section { margin-top: 2rem; padding-top: 2rem; border-top: 1px solid #d9cdb8 }
  h1 { margin: 0 0 .5rem; font-size: 1.3125rem; line-height: 1.4 }
  p { margin: 0; text-wrap: balance }
  button { min-height: 3rem; margin-top: 1.25rem; padding: .5rem 1.5rem; border: 0; border-radius: .375rem; background: #4b2c1c;
    color: #fbf8f1; font: inherit; font-weight: 600; cursor: pointer }
  button:hover { background: #2b1911 }
  a { color: #37584c }
  :focus-visible { outline: 3px solid #a8431d; outline-offset: 3px }
  nav { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem 1.5rem; margin-top: 1.5rem }
  nav a { padding: .375rem 0 }
`;

function section(page: LinkPage, language: Language) {
  const t = mailText(language, 'linkPage');
  const values = { brand: BRAND.name[language], email: BRAND.email, days: CONFIRMATION_DAYS };
  const tag = LANGUAGE_TAG[language];
  const form = isAsking(page)
    ? html`<form method="post">
        <button name="${BUTTONS[page].name}" value="${BUTTONS[page].value}">${t(`${page}.button`)}</button>
      </form>`
    : '';
  return html`<section lang="${tag}">
    <h1 lang="${tag}">${t(`${page}.title`)}</h1>
    <p>${t(`${page}.text`, values)}</p>
    ${form}
  </section>`;
}

function homeLink(language: Language) {
  const text = mailText(language, 'linkPage')('home', { brand: BRAND.name[language] });
  return html`<a href="${HOME[language]}" lang="${LANGUAGE_TAG[language]}">${text}</a>`;
}

/**
 * A page that a mail links to, in both languages, since a broken link does not tell the reader's. Its form has no action
 * and so sends to the address of the page, token included.
 */
export function linkPage(page: LinkPage): string {
  const titles = LANGUAGES.map((language) => mailText(language, 'linkPage')(`${page}.title`));
  return String(
    html`<!doctype html>
      <html lang="ko">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${titles.join(' · ')} — ${BRAND.name.kr}</title>
          <style>
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <main>${LANGUAGES.map((language) => section(page, language))}</main>
          <nav>${LANGUAGES.map(homeLink)}</nav>
        </body>
      </html>`,
  );
}
