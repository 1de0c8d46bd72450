/** What a cash receipt is for: a person's income deduction, or a business's proof of expense. */
export const CASH_RECEIPT_PURPOSES = ['incomeDeduction', 'businessExpense'] as const;
export type CashReceiptPurpose = (typeof CASH_RECEIPT_PURPOSES)[number];

/** The stored number: of a mobile phone, a cash receipt card or a business. */
export const RECEIPT_NUMBER = /^\d{10,19}$/;
/** The National Tax Service's approval number of a receipt. */
export const APPROVAL_NO = /^\d{6,20}$/;

/** The number on receipts for which the buyer gave none, set by the National Tax Service. */
export const NO_BUYER_NUMBER = '0100001234';

/** The digits of a mobile phone number, or of a cash receipt card. */
const PERSON = /^(?:010\d{8}|01[16789]\d{7,8}|\d{13,19})$/;
/** A resident registration number, which begins with the date of birth. The law forbids to take one. */
const RESIDENT = /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[1-8]\d{6}$/;
const BUSINESS_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Returns whether ten digits are a Korean business registration number: the last is a checksum of the others. */
function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const weighted = BUSINESS_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
  const carried = weighted + Math.floor((5 * Number(digits[8])) / 10);
  return (10 - (carried % 10)) % 10 === Number(digits[9]);
}

/** Returns the digits of a number as typed, with or without hyphens and spaces. */
export const receiptDigits = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '');

/** Returns whether a number, as typed, fits the purpose of a cash receipt. */
export function isReceiptNumber(purpose: CashReceiptPurpose, typed: string): boolean {
  const digits = receiptDigits(typed);
  if (purpose === 'businessExpense') return isBusinessNumber(digits);
  return PERSON.test(digits) && !RESIDENT.test(digits);
}
