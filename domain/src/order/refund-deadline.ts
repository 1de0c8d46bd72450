import { REFUND_BUSINESS_DAYS, SEND_BUSINESS_DAYS } from '../legal.ts';
import { seoulParts, startOfSeoulDay } from '../shared/seoul-time.ts';

const SATURDAY = 6;

/** Returns whether a moment is on no weekend in Seoul. Public holidays are unknown. */
export const isWorkday = (moment: Date) => {
  const { year, month, day } = seoulParts(moment);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() % SATURDAY !== 0;
};

/** Returns the end of a business day in Seoul. Public holidays count as business days, so the day is never too late. */
function endOfBusinessDay(since: Date, count: number): Date {
  let day = startOfSeoulDay(since);
  for (let left = count; left > 0;) {
    day = startOfSeoulDay(day, 1);
    if (isWorkday(day)) left -= 1;
  }
  return new Date(startOfSeoulDay(day, 1).getTime() - 1);
}

/** Returns by when a refund that is due since `since` must be paid: three business days (E-Commerce Act, article 18). */
export const refundDeadline = (since: Date) => endOfBusinessDay(since, REFUND_BUSINESS_DAYS);

/** Returns by when products that were ordered, and paid within the hour, must be sent: three business days (article 15). */
export const sendDeadline = (orderedAt: Date) => endOfBusinessDay(orderedAt, SEND_BUSINESS_DAYS);
