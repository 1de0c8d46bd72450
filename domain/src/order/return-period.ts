import { DEFECT_WITHDRAWAL } from '../legal.ts';
import { seoulMoment, seoulParts, startOfSeoulDay } from '../shared/seoul-time.ts';
import type { OrderLedger } from './order-ledger-schema.ts';
import type { Order } from './order-schema.ts';
import { isWorkday } from './refund-deadline.ts';
import { RETURN_REASONS, type ReturnReason } from './order-reasons.ts';
import type { ReturnRule } from './return-rule.ts';
import { moneyOf } from './settlement.ts';

/**
 * Days after sending on which an order counts as delivered if the owner has not recorded it by then: more than any parcel takes,
 * so that no buyer loses a day.
 */
export const ASSUMED_DELIVERY_DAYS = 14;

/**
 * Returns the beginning of the day of delivery in Seoul; undefined while it is unknown. Before the assumed day it is not stated, so
 * that no deadline moves earlier when the owner records the delivery.
 */
export function deliveryDay(
  { sentAt, deliveredAt }: Pick<OrderLedger, 'sentAt' | 'deliveredAt'>,
  now: Date,
): Date | undefined {
  if (deliveredAt) return startOfSeoulDay(deliveredAt);
  const assumed = sentAt && startOfSeoulDay(sentAt, ASSUMED_DELIVERY_DAYS);
  return assumed && assumed <= now ? assumed : undefined;
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
 * rule or the day of delivery is unknown. A last day on a weekend moves to Monday (Civil Act, article 161).
 */
export function returnUntil(
  { returns, ledger }: Pick<Order, 'returns' | 'ledger'>,
  reason: ReturnReason,
  now: Date,
): Date | undefined {
  const delivered = deliveryDay(ledger, now);
  if (!returns || !delivered) return undefined;
  let day = LAST_DAY[reason](delivered, returns);
  while (!isWorkday(day)) day = startOfSeoulDay(day, 1);
  return new Date(startOfSeoulDay(day, 1).getTime() - 1);
}

/** What of the price that is left is given back, in won: all of it, or less the cost of sending the products back. */
const REFUND_WON: Record<ReturnReason, (leftWon: number, rule: ReturnRule) => number> = {
  // Not `returnRefundWon`: a file that the order form shares with the dashboard would cost every page.
  changedMind: (leftWon, { feeWon }) => Math.max(0, leftWon - feeWon),
  defective: (leftWon) => leftWon,
};

export interface ReturnPeriod {
  why: ReturnReason;
  /** Absent while the day of delivery is unknown. */
  until?: Date;
  /** Whether the return can be requested now. */
  isOpen: boolean;
  refundWon: number;
}

/**
 * Returns for each reason until when a return of what was sent can be requested, and what it gives back. Empty before it is sent,
 * when nothing of the price is left, and for orders that were delivered before the ledger kept the day.
 */
export function returnPeriods(order: Order, now: Date): ReturnPeriod[] {
  const { returns, ledger } = order;
  const leftWon = Math.min(order.totalWon, moneyOf(ledger.payments, ['price', 'held']).keptWon);
  const isUnknown = ledger.state === 'done' && !ledger.deliveredAt;
  if (!returns || !ledger.shipment || leftWon === 0 || isUnknown) return [];
  return RETURN_REASONS.map((why) => {
    const until = returnUntil(order, why, now);
    return {
      why,
      ...(until && { until }),
      isOpen: !until || now <= until,
      refundWon: REFUND_WON[why](leftWon, returns),
    };
  });
}

/** Returns what a return that is requested at a time gives back, in won. */
export const requestedRefundWon = (order: Order, { why, at }: { why: ReturnReason; at: Date }): number =>
  returnPeriods(order, at).find((period) => period.why === why)?.refundWon ?? 0;
