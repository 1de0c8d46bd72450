import { REFUND_BUSINESS_DAYS } from '../legal.ts';
import { seoulParts, startOfSeoulDay } from '../shared/seoul-time.ts';

const SATURDAY = 6;

const isWorkday = (moment: Date) => {
  const { year, month, day } = seoulParts(moment);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() % SATURDAY !== 0;
};

/**
 * Returns the end of the day by which a refund that is due since `since` must be paid: three business days in Seoul
 * (E-Commerce Act, article 18). Public holidays count as business days, so the day is never too late.
 */
export function refundDeadline(since: Date): Date {
  let day = startOfSeoulDay(since);
  for (let left = REFUND_BUSINESS_DAYS; left > 0;) {
    day = startOfSeoulDay(day, 1);
    if (isWorkday(day)) left -= 1;
  }
  return new Date(startOfSeoulDay(day, 1).getTime() - 1);
}
