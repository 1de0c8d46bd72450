import { html } from 'hono/html';
import { BRAND } from '@app/domain/brand.ts';
import type { FormName } from '@app/domain/api/form-name.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { pageText } from '../mail/mail-text.ts';

/** Telephone and e-mail, which serve in place of what needs JavaScript. */
export const contactLinks = html`<p class="contacts">
  <a href="${telephoneUrl(BRAND.phone)}">${BRAND.phone}</a>
  <a href="mailto:${BRAND.email}">${BRAND.email}</a>
</p>`;

/** Returns what the link in the mail about an event's form is for, and what its page offers without JavaScript. */
export function linkNotice(form: FormName, language: Language, isPaidOnline: boolean) {
  if (form !== 'booking' && form !== 'waitlist') return '';
  const t = pageText(language, 'form');
  return html`<div class="next">
    <p>
      ${t(isPaidOnline && form === 'booking' ? 'booking.payLink' : `${form}.link`)}
      ${t(`${form}.withoutScript`)}
    </p>
    ${contactLinks}
  </div>`;
}
