import { seoulMoment } from './shared/seoul-time.ts';

/** Figures stated on the legal pages. The owner confirms each before going live. */

/** The effective date of the privacy policy, the terms of service and the age policy. */
export const LEGAL_EFFECTIVE_FROM = seoulMoment(2024, 1, 1);

/** Days between the announcement of a policy change and its effective date. */
export const POLICY_NOTICE_DAYS = 7;
/** The same for a change of the terms that is to a visitor's disadvantage. */
export const ADVERSE_TERMS_NOTICE_DAYS = 30;

/** Days within which a customer may withdraw from a purchase without giving a reason (E-Commerce Act, article 17). */
export const WITHDRAWAL_DAYS = 7;
/**
 * Withdrawal period for goods that differ from the offer: months from delivery and days from discovery (same article).
 */
export const DEFECT_WITHDRAWAL = { months: 3, days: 30 };
/** Business days within which a refund is paid (E-Commerce Act, article 18). */
export const REFUND_BUSINESS_DAYS = 3;

/** Business days within which a seller sends what is paid for (E-Commerce Act, article 15). */
export const SEND_BUSINESS_DAYS = 3;

/**
 * From this amount in won, online shops issue a cash receipt for a payment in cash even unasked, and within these days of
 * the payment (Income Tax Act, article 162-3, and its enforcement decree). Below it, they issue one when asked.
 */
export const CASH_RECEIPT_MANDATORY_WON = 100_000;
export const CASH_RECEIPT_DAYS = 5;

/** The number of days before an event until which a booking is cancelled with a full refund. */
export const FREE_CANCELLATION_DAYS = 3;
/** The number of days after the owner's change of an event's date or place in which every guest gets a full refund. */
export const EVENT_CHANGE_REFUND_DAYS = 7;

/** Years after which consent to advertising mail must be renewed (Network Act, article 50). */
export const CONSENT_RENEWAL_YEARS = 2;
/** Days before that deadline on which the subscriber is notified, so that the mail arrives in time. */
export const CONSENT_NOTICE_DAYS = 14;
