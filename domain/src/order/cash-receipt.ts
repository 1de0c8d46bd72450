import { CASH_RECEIPT_DAYS, CASH_RECEIPT_MANDATORY_WON } from '../legal.ts';
import { startOfSeoulDay } from '../shared/seoul-time.ts';
import type { OrderLedger } from './order-ledger-schema.ts';

type Payments = Pick<OrderLedger, 'payments'>;

/** Returns the won that were paid in cash, as by bank transfer, and are neither refunded nor due to be. */
export const cashKeptWon = ({ payments }: Payments) =>
  payments.reduce(
    (sum, { isCash, won, refundedWon, dueWon }) => sum + (isCash ? won - refundedWon - dueWon : 0),
    0,
  );

const cashReceivedWon = ({ payments }: Payments) =>
  payments.reduce((sum, { isCash, won }) => sum + (isCash ? won : 0), 0);

/**
 * Returns the amount in won for which a cash receipt must exist: of a cash payment for which the buyer asked for one, or
 * that is so large that the law demands one unasked.
 */
export function cashReceiptWon(ledger: Payments & Pick<OrderLedger, 'cashReceipt'>): number {
  const { cashReceipt } = ledger;
  const isDemanded = cashReceipt !== undefined || cashReceivedWon(ledger) >= CASH_RECEIPT_MANDATORY_WON;
  return isDemanded ? cashKeptWon(ledger) : 0;
}

/**
 * Returns the won by which the issued cash receipt of an order falls short; negative when more was refunded since, so that
 * the receipt must be corrected; 0 if nothing is to be done.
 */
export const cashReceiptOwed = (ledger: Payments & Pick<OrderLedger, 'cashReceipt'>) =>
  cashReceiptWon(ledger) - (ledger.cashReceipt?.issuedWon ?? 0);

/** Returns the end of the day in Seoul by which a cash receipt that is due since `since` must be issued. */
export const cashReceiptDeadline = (since: Date) =>
  new Date(startOfSeoulDay(since, CASH_RECEIPT_DAYS + 1).getTime() - 1);
