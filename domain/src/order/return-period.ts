import { DEFECT_WITHDRAWAL } from '../legal.ts';
import { seoulMoment, seoulParts, startOfSeoulDay } from '../shared/seoul-time.ts';
import type { OrderLedger } from './order-ledger-schema.ts';
import type { Order } from './order-schema.ts';
import { isWorkday } from './refund-deadline.ts';
import type { ReturnReason, ReturnRule } from './return-rule.ts';

/** Days after sending on which an order counts as delivered while the owner has not recorded it: late, so that no buyer loses a day. */
export const ASSUMED_DELIVERY_DAYS = 5;

/** Returns the beginning of the day of delivery in Seoul; undefined if the order was not sent, or it is unknown when. */
export function deliveryDay({
  sentAt,
  deliveredAt,
}: Pick<OrderLedger, 'sentAt' | 'deliveredAt'>): Date | undefined {
  if (deliveredAt) return startOfSeoulDay(deliveredAt);
  return sentAt && startOfSeoulDay(sentAt, ASSUMED_DELIVERY_DAYS);
}

/** The last day for each reason. The day of delivery does not count. */
const LAST_DAY: Record<ReturnReason, (delivered: Date, rule: ReturnRule) => Date> = {
  changedMind: (delivered, { days }) => startOfSeoulDay(delivered, days),
  defective(delivered) {
    const { year, month, day } = seoulParts(delivered);
    return seoulMoment(year, month + DEFECT_WITHDRAWAL.months, day);
  },
};

/**
 * Returns until when a return of products may be requested for a reason, by the rule that the order keeps; undefined if there is no
 * rule or it is unknown when the order was sent. A last day on a weekend moves to Monday (Civil Act, article 161).
 */
export function returnUntil(
  { returns, ledger }: Pick<Order, 'returns' | 'ledger'>,
  reason: ReturnReason,
): Date | undefined {
  const delivered = deliveryDay(ledger);
  if (!returns || !delivered) return undefined;
  let day = LAST_DAY[reason](delivered, returns);
  while (!isWorkday(day)) day = startOfSeoulDay(day, 1);
  return new Date(startOfSeoulDay(day, 1).getTime() - 1);
}
