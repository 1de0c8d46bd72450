import { seoulMoment } from './shared/seoul-time.ts';

/** What the legal pages promise in figures. The owner confirms each before going live. */

/** The day from which the privacy policy, the terms and the age policy hold. */
export const LEGAL_EFFECTIVE_FROM = seoulMoment(2024, 1, 1);

/** How long before it takes effect a change is announced. */
export const POLICY_NOTICE_DAYS = 7;
/** Likewise, where a change of the terms is to a visitor's disadvantage. */
export const ADVERSE_TERMS_NOTICE_DAYS = 30;

/** The time in which a purchase may be withdrawn from, without a reason (E-Commerce Act, article 17). */
export const WITHDRAWAL_DAYS = 7;
/** Where what came is not what was offered: from its arrival in months, and from noticing it in days (same article). */
export const DEFECT_WITHDRAWAL = { months: 3, days: 30 };
/** Business days within which the money is returned (E-Commerce Act, article 18). */
export const REFUND_BUSINESS_DAYS = 3;

/** Until how many days before it a booked experience is cancelled for the whole amount. */
export const FREE_CANCELLATION_DAYS = 3;

/** Consent to advertising mail is asked for again so often (Network Act, article 50). */
export const CONSENT_RENEWAL_YEARS = 2;
/** The reader is told of it so many days before that time is over, so that the mail is there in time. */
export const CONSENT_NOTICE_DAYS = 14;
