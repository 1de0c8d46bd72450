/** The rule by which a buyer who has changed their mind returns products (`BRAND.returns`). */
export interface ReturnRule {
  /** Days from the delivery; the law's minimum is `WITHDRAWAL_DAYS`. */
  days: number;
  /** What the buyer pays for sending everything back, in won. */
  feeWon: number;
}

/** Returns what a buyer gets back who returns everything, in won. */
export const returnRefundWon = (totalWon: number, { feeWon }: ReturnRule) => Math.max(0, totalWon - feeWon);
