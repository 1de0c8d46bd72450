import { html } from 'hono/html';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { FormName } from '@app/domain/api/form-name.ts';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { pageLayout } from '../http/page-layout.ts';
import { pageText } from '../mail/mail-text.ts';
import { formMarkup } from './form-page.ts';
import { linkNotice } from './link-notice.ts';
import { siteLinks } from './site-links.ts';

interface Sent {
  form: FormName;
  language: Language;
  /** The booking's id. */
  id?: string | undefined;
  /** Until when the booking has to be paid online. */
  payBy?: Date | undefined;
}

/** Sends the links of bookings again, for a guest whose mail has not come. It shows only after a first press. */
function linksForm(language: Language) {
  return html`<details class="next">
    <summary>${pageText(language, 'form')('links.question')}</summary>
    ${formMarkup({ form: 'links', language, values: {} })}
  </details>`;
}

/** Returns the page that says that a form was accepted. */
export function sentPage({ form, language, id, payBy }: Sent): string {
  const t = pageText(language, 'form');
  const title = t(`${form}.sent.title`);
  const reference = id === undefined ? '' : t('reference', { reference: bookingReference(id) });
  const text =
    payBy === undefined
      ? t(`${form}.sent.text`)
      : t('booking.sent.unpaidText', { until: formatEventTime(payBy, language) });
  return pageLayout({
    tag: LANGUAGE_TAG[language],
    title,
    main: html`<section class="notice">
      <h1>${title}</h1>
      <p>${reference} ${text}</p>
      ${linkNotice(form, language, payBy !== undefined)} ${form === 'booking' ? linksForm(language) : ''}
    </section>`,
    links: siteLinks(form, language),
  });
}
