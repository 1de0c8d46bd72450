import { html } from 'hono/html';
import { PERSONAL_RECORDS } from '@app/domain/personal-data/data-request.ts';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { siteLinks } from '../forms/site-links.ts';
import { CONFIRM, pageLayout } from '../http/page-layout.ts';
import { pageText } from '../mail/mail-text.ts';
import type { ErasureCounts } from './erase-personal-data.ts';
import type { StoredRecords } from './find-personal-data.ts';

const text = (language: Language) => pageText(language, 'personalData');

/** Returns the page with what is stored about an address, and the ways to receive and to delete it. */
export function storedDataPage(records: StoredRecords, path: string, language: Language): string {
  const t = text(language);
  const found = PERSONAL_RECORDS.filter((kind) => records[kind].length > 0);
  const main = html`<h1>${t('stored.title')}</h1>
    <p>${t(found.length > 0 ? 'stored.text' : 'stored.none')}</p>
    <dl>
      ${found.map(
        (kind) =>
          html`<dt>${t(`records.${kind}`)}</dt>
            <dd>${t('count', { count: records[kind].length })}</dd>`,
      )}
    </dl>
    ${
      found.length > 0
        ? html`<p class="fine">
              <a href="${path}/export" download="personal-data.json">${t('stored.download')}</a>
            </p>
            <form method="post" action="${path}/erasure">
              <p>${t('stored.erasure')}</p>
              <button type="submit" ${CONFIRM}>${t('stored.erase')}</button>
            </form>`
        : ''
    }`;
  return pageLayout({
    tag: LANGUAGE_TAG[language],
    title: t('stored.title'),
    main,
    links: siteLinks('personalData', language),
  });
}

/** Returns the page that says what was deleted, what will be, and what is kept and why. */
export function erasedPage({ now, later, kept, requests }: ErasureCounts, language: Language): string {
  const t = text(language);
  const said = [
    t('erased.now', { count: now }),
    ...(later > 0 ? [t('erased.later', { count: later })] : []),
    ...(kept > 0 ? [t('erased.kept', { count: kept })] : []),
    ...(requests > 0 ? [t('erased.requests')] : []),
  ];
  return pageLayout({
    tag: LANGUAGE_TAG[language],
    title: t('erased.title'),
    main: html`<h1>${t('erased.title')}</h1>
      ${said.map((sentence) => html`<p class="fine">${sentence}</p>`)}`,
    links: siteLinks('personalData', language),
  });
}
