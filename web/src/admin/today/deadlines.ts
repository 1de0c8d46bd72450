import { cashReceiptDeadline } from '@app/domain/order/cash-receipt.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { refundDeadline } from '@app/domain/order/refund-deadline.ts';
import type { DataRequest } from '@app/domain/personal-data/data-request-schema.ts';
import { OPEN_REQUESTS } from '../contacts/data-requests.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { CASH_RECEIPT_DUE } from '../orders/order-query.ts';

/** The refund that has been due for the longest time, the most urgent cash receipt, and the request that is due first. */
export const REFUND: Selection = {
  where: [['refundDueSince', '>', new Date(0)]],
  orderBy: ['refundDueSince', 'asc'],
  limit: 1,
};
export const RECEIPT: Selection = { ...CASH_RECEIPT_DUE, limit: 1 };
export const REQUEST: Selection = { ...OPEN_REQUESTS, limit: 1 };

function useFirst<T extends { id: string }>(...[name, selection]: Parameters<typeof useLiveDocuments<T>>) {
  const live = useLiveDocuments<T>(name, selection);
  return live.state === 'ready' ? live.value[0] : undefined;
}

/**
 * Returns the earliest legal deadline of what is not done yet: refunds, cash receipts and requests to delete personal data. Null
 * while none is known. It reads at most three documents.
 */
export function useNextDeadline(): Date | null {
  const refund = useFirst<Order>('orders', REFUND)?.refundDueSince;
  const receipt = useFirst<Order>('orders', RECEIPT)?.cashReceiptDueSince;
  const request = useFirst<DataRequest>('dataRequests', REQUEST)?.erasure?.dueAt;
  const deadlines = [refund && refundDeadline(refund), receipt && cashReceiptDeadline(receipt), request];
  const [first = null] = deadlines
    .filter((deadline) => deadline !== undefined)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return first;
}
