import { CASH_RECEIPT_DAYS, CASH_RECEIPT_MANDATORY_WON } from '../legal.ts';
import { startOfSeoulDay } from '../shared/seoul-time.ts';
import type { OrderLedger } from './order-ledger-schema.ts';

type Receipted = Pick<OrderLedger, 'payments' | 'cashReceipt'>;
type CashPayment = OrderLedger['payments'][number];

const sumOfCash = ({ payments }: Receipted, amount: (payment: CashPayment) => number) =>
  payments.reduce((sum, payment) => sum + (payment.isCash ? amount(payment) : 0), 0);

/** Returns the won that were paid in cash, as by bank transfer, and are not refunded. */
export const cashKeptWon = (ledger: Receipted) =>
  sumOfCash(ledger, ({ won, refundedWon }) => won - refundedWon);
const cashDueWon = (ledger: Receipted) => sumOfCash(ledger, ({ dueWon }) => dueWon);
/** Returns the won of cash payments apart from surplus ones, which are refunded in full. */
const cashReceivedWon = (ledger: Receipted) =>
  sumOfCash(ledger, ({ role, won }) => (role === 'surplus' ? 0 : won));

/**
 * Returns the amount in won for which a cash receipt must exist: of a cash payment for which the buyer asked for one, or
 * that is so large that the law demands one unasked. None is issued over what is about to be refunded, but one that is issued
 * is corrected only after the refund.
 */
export function cashReceiptWon(ledger: Receipted): number {
  const { cashReceipt } = ledger;
  const isDemanded = cashReceipt !== undefined || cashReceivedWon(ledger) >= CASH_RECEIPT_MANDATORY_WON;
  if (!isDemanded) return 0;
  return cashKeptWon(ledger) - (cashReceipt?.issuedWon ? 0 : cashDueWon(ledger));
}

/**
 * Returns the won by which the issued cash receipt of an order falls short; negative when more was refunded since, so that
 * the receipt must be corrected; 0 if nothing is to be done.
 */
export const cashReceiptOwed = (ledger: Receipted) =>
  cashReceiptWon(ledger) - (ledger.cashReceipt?.issuedWon ?? 0);

/** Returns the end of the day in Seoul by which a cash receipt that is due since `since` must be issued. */
export const cashReceiptDeadline = (since: Date) =>
  new Date(startOfSeoulDay(since, CASH_RECEIPT_DAYS + 1).getTime() - 1);
