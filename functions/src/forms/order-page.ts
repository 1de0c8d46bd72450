import { html } from 'hono/html';
import { formatDeadline } from '@app/domain/booking/format-deadline.ts';
import type { DomainError } from '@app/domain/errors.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import type { Order, OrderView } from '@app/domain/order/order-schema.ts';
import { cleanText } from '@app/domain/shared/clean-text.ts';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { CONFIRM, pageLayout } from '../http/page-layout.ts';
import { pageText } from '../mail/mail-text.ts';
import { orderFacts } from '../mail/templates/order-facts.ts';
import { factList } from './fact-list.ts';
import type { FormValues } from './form-fields.ts';
import { rateLimitText } from './form-page.ts';
import { contactLinks } from './link-notice.ts';
import { siteLinks } from './site-links.ts';

export const orderPagePath = (token: string) => `/api/orders/${token}/page`;

/** The button to cancel, which shows only after a first press, with what a cancellation gives back. */
function cancellation(path: string, { language }: Order, refundWon: number) {
  const t = pageText(language, 'orderPage');
  return html`<details class="next">
    <summary>${t('cancel.open')}</summary>
    <form method="post" action="${path}/cancel">
      <p>${refundWon > 0 ? t('cancel.refund', { won: formatWon(refundWon) }) : t('cancel.unpaid')}</p>
      <p>${t('cancel.consequence')}</p>
      <button type="submit" ${CONFIRM}>${t('cancel.confirm')}</button>
    </form>
  </details>`;
}

type Period = OrderView['returnPeriods'][number];

/** Until when a return can be requested for a reason, and what it gives back. */
function returnQuote({ why, until, refundWon }: Period, { language, returns }: Order) {
  const t = pageText(language, 'orderPage');
  const { days, feeWon } = returns!;
  const end = until
    ? t('returns.until', { day: formatBadgeDate(until, language) })
    : t(`returns.untilUnknown.${why}`, { days });
  const refund = t(`returns.refunds.${why}`, { won: formatWon(refundWon), fee: formatWon(feeWon) });
  return html`<p class="fine"><strong>${t(`returns.reasons.${why}`)}</strong><br />${end} ${refund}</p>`;
}

/** The form that requests a return, which shows only after a first press, or with what was typed after an error. */
function returnForm(path: string, order: Order, open: readonly Period[], typed: FormValues | undefined) {
  const t = pageText(order.language, 'orderPage');
  const { returnTextMax: max } = ORDER_LIMITS;
  const isTooLong = cleanText(typed?.['text'] ?? '').length > max;
  // A browser drops the first line break within the element.
  const attributes = html`id="text" name="text" maxlength="${max}"
  aria-describedby="text-note${isTooLong ? ' text-error' : ''}" ${isTooLong ? html`aria-invalid="true"` : ''}`;
  return html`<details class="next" ${typed ? html`open` : ''}>
    <summary>${t('returns.open')}</summary>
    <form method="post" action="${path}/return">
      ${open.map((period) => returnQuote(period, order))}
      <label for="why">${t('returns.why')}</label>
      <select id="why" name="why">
        ${open.map(
          ({ why }) =>
            html`<option value="${why}" ${typed?.['why'] === why ? html`selected` : ''}>
              ${t(`returns.reasons.${why}`)}
            </option>`,
        )}
      </select>
      <label for="text">${t('returns.text')} <span class="note">(${t('optional')})</span></label>
      <p class="note" id="text-note">${t('returns.textHint')}</p>
      <textarea ${attributes}>${`\n${typed?.['text'] ?? ''}`}</textarea>
      ${isTooLong ? html`<p class="error" id="text-error">${t('tooLong', { max })}</p>` : ''}
      <p class="fine">${t('returns.consequence')}</p>
      <button type="submit" ${CONFIRM}>${t('returns.confirm')}</button>
    </form>
  </details>`;
}

/** The return of what was sent: the form while it can be requested, until when it could be, or what became of the request. */
function returnSection(path: string, order: Order, view: OrderView, typed: FormValues | undefined) {
  const t = pageText(order.language, 'orderPage');
  const { returnPeriods, returnRequest } = view;
  const day = (moment: Date) => formatBadgeDate(moment, order.language);
  if (returnRequest) {
    const outcome = returnRequest.outcome ?? 'waiting';
    return html`<p class="next">${t(`returns.outcomes.${outcome}`, { day: day(returnRequest.at) })}</p>`;
  }
  const open = returnPeriods.filter(({ isOpen }) => isOpen);
  const over = returnPeriods.filter(({ isOpen }) => !isOpen);
  return html`${over.map(
    ({ why, until }) => html`<p class="next">${t(`returns.over.${why}`, { day: day(until!) })}</p>`,
  )}
  ${open.length > 0 ? returnForm(path, order, open, typed) : ''}`;
}

/** What a form of the page was sent with, and why it was refused. */
interface Refused {
  error: DomainError;
  /** The fields of the form of a return. */
  typed?: FormValues | undefined;
}

/** Says what went wrong and what the buyer can do. */
function errorText({ error }: Refused, language: Language): string {
  const form = pageText(language, 'form');
  switch (error.code) {
    case 'order_change_refused':
      return pageText(language, 'orderPage')('refused');
    case 'validation_failed':
      return form('errors.validation');
    case 'rate_limited':
      return rateLimitText(error, language);
    default:
      return form('errors.failed');
  }
}

/** Says what needs JavaScript or a call: the payment or the cash receipt; nothing if the order has neither. */
function elsewhere({ checkout, cashReceipt, payBy }: OrderView, language: Language): string | undefined {
  const t = pageText(language, 'orderPage');
  if (checkout) return t('pay', { until: formatDeadline(payBy, language) });
  return cashReceipt && t('cashReceipt');
}

/** Returns the heading and the text about the state of an order. */
function stateTexts({ language, totalWon }: Order, { state, rest, payBy }: OrderView) {
  const t = pageText(language, 'orderPage');
  if (!rest) return t(`states.${state}`, { returnObjects: true });
  return t('rest', {
    paid: formatWon(rest.paidWon),
    total: formatWon(totalWon),
    until: formatDeadline(payBy, language),
    returnObjects: true,
  });
}

/**
 * Returns the page of an order of products behind its link without JavaScript. Only the posts of its forms change anything.
 * @param refused the post of a form, after an error
 */
export function orderPage(token: string, order: Order, view: OrderView, refused?: Refused): string {
  const { language } = order;
  const path = orderPagePath(token);
  const hint = elsewhere(view, language);
  const { title, text } = stateTexts(order, view);
  return pageLayout({
    tag: LANGUAGE_TAG[language],
    title,
    main: html`<h1>${title}</h1>
      <p>${text}</p>
      ${refused ? html`<p class="error" role="alert">${errorText(refused, language)}</p>` : ''}
      ${factList(orderFacts(order))}
      ${view.cancelRefundWon === undefined ? '' : cancellation(path, order, view.cancelRefundWon)}
      ${returnSection(path, order, view, refused?.typed)}
      <div class="next">${hint ? html`<p>${hint}</p>` : ''} ${contactLinks}</div>`,
    links: siteLinks('restock', language),
  });
}
