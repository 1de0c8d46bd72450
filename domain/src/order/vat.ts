/** VAT in percent of the supply value; prices include it. */
const VAT_PERCENT = 10;

/** Returns the part of an amount with VAT that is VAT, in whole won. The supply value is rounded to the nearest won; VAT is the rest. */
export const vatOf = (won: number) => won - Math.round((won * 100) / (100 + VAT_PERCENT));

/** Returns the provider's fee for a received amount in whole won, or nothing while its rate is not set. */
export const feeOf = (won: number, percent: number | null) =>
  percent === null ? undefined : Math.round((won * percent) / 100);

/** Returns the provider's fees for payments, each of which is rounded by itself, as the provider charges it; or nothing while the rate is not set. */
export const feesOf = (payments: readonly { won: number }[], percent: number | null) =>
  percent === null ? undefined : payments.reduce((sum, { won }) => sum + feeOf(won, percent)!, 0);
