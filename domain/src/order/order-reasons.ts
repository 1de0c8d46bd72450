/** Why the shop's programs refund, as stored in an order's events. An admin writes reasons of their own. */
export const ORDER_REASONS = {
  cancel_by_guest: 'the guest cancelled the booking',
  cancel_by_admin: 'the booking was cancelled',
  call_off: 'the event was called off',
  change_party_size: 'the party became smaller',
  move: 'the booking was moved to a cheaper date',
  delete: 'the booking was deleted',
  changeGone: 'the change of the booking was not to be had any more',
  cancel_by_buyer: 'the buyer cancelled the order',
  orderCancelled: 'the order was cancelled',
  paidBefore: 'the order was paid before',
  paidTooMuch: 'more was paid than the order costs',
  paidTooLate: 'less was paid than the order costs, and the time to pay is over',
  deadlineOver: 'the time to pay is over',
  goodsGone: 'the order had expired and the goods are gone',
} as const;
export type OrderReason = keyof typeof ORDER_REASONS;

/** Returns which reason of the shop's programs a stored text is; undefined if an admin wrote it. */
export function orderReason(text: string): OrderReason | undefined {
  return (Object.keys(ORDER_REASONS) as OrderReason[]).find((reason) => ORDER_REASONS[reason] === text);
}

/** Why products are returned: the buyer changed their mind, or the products are defective or not as described. */
export const RETURN_REASONS = ['changedMind', 'defective'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
