import { html } from 'hono/html';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { BRAND } from '@app/domain/brand.ts';
import { INQUIRY_TYPES } from '@app/domain/contact/contact-submission.ts';
import { bookingFormPage, waitlistFormPage } from '@app/domain/api/forms.ts';
import type { FormName } from '@app/domain/api/form-name.ts';
import type { DomainError, ErrorCode } from '@app/domain/errors.ts';
import { onlinePriceOfEvent } from '@app/domain/payment/online-price.ts';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import type { Config } from '../env.ts';
import { pageLayout } from '../http/page-layout.ts';
import { RateLimited } from '../http/rate-limit.ts';
import { pageText } from '../mail/mail-text.ts';
import type { BookableEvent } from './bookable-event.ts';
import { eventSummary } from './event-summary.ts';
import {
  type FieldName,
  type FormField,
  FORMS,
  type FormValues,
  isOfEvent,
  KEY_FIELD,
} from './form-fields.ts';
import { formNotices } from './form-notices.ts';
import { contactLinks, linkNotice } from './link-notice.ts';
import { siteLinks } from './site-links.ts';

interface FormPage {
  form: FormName;
  language: Language;
  /** What was typed, and the values of hidden fields. */
  values: FormValues;
  config: Pick<Config, 'appCheck'>;
  now: Date;
  error?: DomainError;
  /** The event to book or to wait for; absent when it could not be read. */
  event?: BookableEvent;
}

type FilledForm = Omit<FormPage, 'config' | 'now'>;

/** Errors after which sending the form of an event again cannot succeed; a booking may, as long as there are seats. */
const FINAL: readonly ErrorCode[] = ['not_found', 'event_closed', 'capacity_exceeded'];
/** Errors after which the visitor may have to call or write instead. */
const UNSENDABLE: readonly ErrorCode[] = ['foreign_origin', 'payload_too_large'];
/** Returns whether the fields of a post were not read, so that the form would be empty. */
const isUnread = ({ values }: FormPage) => Object.keys(values).length === 0;

const isFinal = (page: FormPage) => {
  const { form, error, event } = page;
  return (
    error !== undefined &&
    (isUnread(page) ||
      (FINAL.includes(error.code) && (form === 'waitlist' || event?.availability.state !== 'open')))
  );
};

const text = (language: Language) => pageText(language, 'form');

/** Says after how many minutes a visitor who has sent too much can send again. */
export function rateLimitText(error: DomainError, language: Language): string {
  const seconds = error instanceof RateLimited ? error.retryAfterSeconds : 60;
  return text(language)('errors.rateLimited', { count: Math.ceil(seconds / 60) });
}

/** Returns the text of an error: what went wrong and what the visitor can do. */
function errorText(page: FormPage & { error: DomainError }): string {
  const { error, form, language, values, event } = page;
  const t = text(language);
  const seatsLeft = event?.availability.seatsLeft ?? 0;
  switch (error.code) {
    case 'validation_failed':
      return t('errors.validation');
    case 'rate_limited':
      return rateLimitText(error, language);
    case 'capacity_exceeded':
      return seatsLeft > 0 ? t('errors.fewerSeats', { count: seatsLeft }) : t('errors.full');
    case 'party_too_large':
      return t('errors.partyTooLarge');
    case 'waitlist_full':
      return t('errors.waitlistFull');
    case 'seats_available':
      return t('errors.seatsAvailable', { count: seatsLeft });
    case 'idempotency_conflict':
      return form === 'waitlist'
        ? t('errors.waitlistConflict')
        : t('errors.conflict', { reference: bookingReference(values[KEY_FIELD] ?? '') });
    case 'not_found':
      return t(form === 'restock' ? 'errors.noProduct' : 'errors.closed');
    case 'event_closed':
      return t('errors.closed');
    case 'product_available':
      return t('errors.available');
    case 'already_subscribed':
      return t('errors.subscribed');
    case 'payload_too_large':
      return t('errors.tooLong');
    case 'foreign_origin':
      // Lynx names no page whose address has a query. From this page, the same press is accepted.
      return t(isUnread(page) ? 'errors.foreign' : 'errors.unconfirmed');
    default:
      return t('errors.failed');
  }
}

function control(field: FormField, invalid: boolean, page: FilledForm) {
  const { name } = field;
  const value = page.values[name] ?? (field.control === 'number' ? '1' : '');
  const attributes = html`id="${name}" name="${name}"
  ${invalid ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''}
  ${field.isOptional ? '' : html`required`}`;
  if (field.control === 'inquiryType') {
    return html`<select ${attributes}>
      ${INQUIRY_TYPES.map(
        (type) =>
          html`<option value="${type}" ${type === value ? html`selected` : ''}>
            ${pageText(page.language, 'contact')(`inquiryTypes.${type}`)}
          </option>`,
      )}
    </select>`;
  }
  // A browser drops the first line break within the element.
  if (field.control === 'textarea') return html`<textarea ${attributes} rows="5">${`\n${value}`}</textarea>`;
  if (field.control === 'checkbox')
    return html`<input type="checkbox" value="true" ${value ? html`checked` : ''} ${attributes} />`;
  // A field of the type number drops what is not a plain number, such as `２` or `2명`, without a word.
  const isNumber = field.control === 'number';
  const complete = field.autoComplete ? html`autocomplete="${field.autoComplete}"` : '';
  return html`<input
    type="${isNumber ? 'text' : field.control}"
    value="${value}"
    ${isNumber ? html`inputmode="numeric"` : ''}
    ${complete}
    ${attributes}
  />`;
}

function fieldRow(field: FormField, wrong: readonly string[], page: FilledForm) {
  const t = text(page.language);
  const isWrong = wrong.includes(field.name);
  if (field.control === 'checkbox')
    return html`<label class="check">${control(field, isWrong, page)} ${t(`fields.${field.name}`)}</label>`;
  return html`<label for="${field.name}"
      >${t(`fields.${field.name}`)}
      ${field.isOptional ? html`<span class="note">(${t('optional')})</span>` : ''}</label
    >
    ${control(field, isWrong, page)}
    ${field.name === 'specialRequests' ? html`<p class="note">${t('specialRequestsHint')}</p>` : ''}
    ${isWrong ? html`<p class="error" id="${field.name}-error">${t(`invalid.${field.name}`)}</p>` : ''}`;
}

function errorSummary(page: FormPage, wrong: readonly FieldName[]) {
  const { error, language } = page;
  if (!error) return '';
  const t = text(language);
  return html`<div class="alert" role="alert">
    <p>${errorText({ ...page, error })}</p>
    ${UNSENDABLE.includes(error.code) ? contactLinks : ''}
    ${wrong.map((name) => html`<p><a href="#${name}">${t(`invalid.${name}`)}</a></p>`)}
  </div>`;
}

/** Without JavaScript there is no App Check token, so telephone and e-mail replace the form. */
function contactInstead({ form, language, values }: FormPage) {
  const t = text(language);
  const typed = FORMS[form].fields.filter(({ name }) => values[name]?.trim());
  return html`<div class="alert" role="alert">
      <p>${t('instead')}</p>
      ${contactLinks}
    </div>
    ${
      typed.length > 0
        ? html`<dl>
            ${typed.map(
              ({ name }) =>
                html`<dt>${t(`fields.${name}`)}</dt>
                  <dd>${values[name]}</dd>`,
            )}
          </dl>`
        : ''
    }`;
}

/** The link to the form that the event takes instead: to wait for seats, or to book them. */
function otherForm({ form, language, values, error }: FormPage) {
  const t = text(language);
  const eventId = values['eventId'] ?? '';
  const link = (path: string, label: string) =>
    html`<p><a href="${path}?${new URLSearchParams({ eventId, language }).toString()}">${label}</a></p>`;
  if (form === 'booking' && error?.code === 'capacity_exceeded')
    return link(waitlistFormPage.path, t('waitlist.title'));
  if (form === 'waitlist' && error?.code === 'seats_available')
    return link(bookingFormPage.path, t('booking.title'));
  return '';
}

/** Returns a form; after an error, with what was typed. */
export function formMarkup(page: FilledForm, wrong: readonly string[] = []) {
  const { form, language, values, error } = page;
  const t = text(language);
  // After a conflict the visitor may want a second booking.
  const key = error?.code === 'idempotency_conflict' ? crypto.randomUUID() : (values[KEY_FIELD] ?? '');
  return html`<form method="post" action="${FORMS[form].action}" novalidate>
    <input type="hidden" name="language" value="${language}" />
    ${
      isOfEvent(form)
        ? html`<input type="hidden" name="eventId" value="${values['eventId'] ?? ''}" /><input
              type="hidden"
              name="${KEY_FIELD}"
              value="${key}"
            />`
        : ''
    }
    ${form === 'restock' ? html`<input type="hidden" name="productId" value="${values['productId'] ?? ''}" />` : ''}
    ${FORMS[form].fields.map((field) => html`<div>${fieldRow(field, wrong, page)}</div>`)}
    <label class="honeypot" aria-hidden="true"
      >${t('leaveEmpty')} <input type="text" name="website" tabindex="-1" autocomplete="off"
    /></label>
    ${formNotices(form, page)}
    <button type="submit">${t(`${form}.button`)}</button>
  </form>`;
}

/** Returns a page with a form that works without JavaScript; after an error, what was typed and what is wrong with it. */
export function formPage(page: FormPage): string {
  const { form, language, error, event, config } = page;
  const t = text(language);
  const named = error?.errors.map(({ field }) => field) ?? [];
  const wrong = FORMS[form].fields.map(({ name }) => name).filter((name) => named.includes(name));
  const isOver = isFinal(page);
  const isPaidOnline = event !== undefined && onlinePriceOfEvent(event, BRAND.payment) !== null;
  const needsAppCheck = config.appCheck === 'enforce' && !FORMS[form].takesNoAppCheck;
  const title = t(`${form}.title`);
  return pageLayout({
    tag: LANGUAGE_TAG[language],
    title: error ? `${t('errors.label')}: ${title}` : title,
    main: html`<h1>${title}</h1>
      ${event ? eventSummary(event, page) : ''}
      ${needsAppCheck ? contactInstead(page) : errorSummary(page, wrong)}
      ${needsAppCheck ? '' : otherForm(page)}
      ${isOver || needsAppCheck ? '' : html`${linkNotice(form, language, isPaidOnline)} ${formMarkup(page, wrong)}`}`,
    links: siteLinks(form, language),
  });
}
