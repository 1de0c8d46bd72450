import { html } from 'hono/html';
import type { FormName } from '@app/domain/api/form-name.ts';
import { BRAND } from '@app/domain/brand.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { FREE_CANCELLATION_DAYS } from '@app/domain/legal.ts';
import { isPaidOnSite, onlinePriceOfEvent } from '@app/domain/payment/online-price.ts';
import { timeToPay } from '@app/domain/order/pay-by.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { pageText } from '../mail/mail-text.ts';
import { FORMS } from './form-fields.ts';
import { localizedPath } from './site-links.ts';

/** A link that leaves what was typed in place. */
const link = (path: string, label: string, language: Language) =>
  html`<a href="${localizedPath(path, language)}" target="_blank">${label}</a>`;

/** How and until when an event is paid, and what a cancellation costs. */
function bookingTerms(event: Event, language: Language) {
  const t = pageText(language, 'booking');
  const { unit, count } = timeToPay(event);
  const title = localized(event, 'title', language);
  const isPaidOnline = onlinePriceOfEvent(event, BRAND.payment) !== null;
  const lines = [
    ...(isPaidOnSite(event, BRAND.payment) ? [t('notices.paidOnSite')] : []),
    ...(isPaidOnline ? [t('notices.paidOnline', { time: t(`notices.time.${unit}`, { count }) })] : []),
  ];
  const rule = event.price > 0 ? t('notices.refund', { count: FREE_CANCELLATION_DAYS }) : '';
  return html`${lines.map((line) => html`<p class="fine">${line}</p>`)}
    ${
      isPaidOnline
        ? html`<p class="fine">
            ${t('notices.otherPayment.offer')}
            ${link(`/contact?about=${encodeURIComponent(title)}`, t('notices.otherPayment.contact'), language)}
          </p>`
        : ''
    }
    <p class="fine">${rule} ${link('/terms#withdrawal', t('notices.rules'), language)}</p>`;
}

/** Returns what a visitor has to know before sending a form. */
export function formNotices(form: FormName, { language, event }: { language: Language; event?: Event }) {
  const t = pageText(language, 'form');
  const own: Partial<Record<FormName, string>> = {
    newsletter: t('consent', { brand: BRAND.name[language], email: BRAND.email }),
    personalData: t('personalData.text'),
    restock: t('restock.notice'),
    links: t('links.notice'),
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
