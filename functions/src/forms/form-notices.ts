import { html } from 'hono/html';
import type { FormName } from '@app/domain/api/form-name.ts';
import { BRAND } from '@app/domain/brand.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { FREE_CANCELLATION_DAYS } from '@app/domain/legal.ts';
import { isPaidOnSite } from '@app/domain/payment/online-price.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { pageText } from '../mail/mail-text.ts';
import { FORMS } from './form-fields.ts';
import { localizedPath } from './site-links.ts';

/** A link that leaves what was typed in place. */
const link = (path: string, label: string, language: Language) =>
  html`<a href="${localizedPath(path, language)}" target="_blank">${label}</a>`;

/** How an event is paid, and what a cancellation costs. */
function bookingTerms(event: Event, language: Language) {
  const t = pageText(language, 'booking');
  const rule = event.price > 0 ? t('notices.refund', { count: FREE_CANCELLATION_DAYS }) : '';
  return html`${isPaidOnSite(event, BRAND.payment) ? html`<p class="fine">${t('notices.paidOnSite')}</p>` : ''}
    <p class="fine">${rule} ${link('/terms', t('notices.rules'), language)}</p>`;
}

/** Returns what a visitor has to know before sending a form. */
export function formNotices(form: FormName, language: Language, event: Event | undefined) {
  const t = pageText(language, 'form');
  const own: Partial<Record<FormName, string>> = {
    newsletter: t('consent', { brand: BRAND.name[language], email: BRAND.email }),
    personalData: t('personalData.text'),
    restock: t('restock.notice'),
    waitlist: t('waitlist.notice'),
  };
  return html`${form === 'booking' && event ? bookingTerms(event, language) : ''}
  ${own[form] ? html`<p class="fine">${own[form]}</p>` : ''}
  ${
    FORMS[form].hasPrivacyNotice
      ? html`<p class="fine">${t('privacyNotice')} ${link('/privacy', t('privacy'), language)}</p>`
      : ''
  }`;
}
