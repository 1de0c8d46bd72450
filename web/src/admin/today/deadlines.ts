import { cashReceiptDeadline } from '@app/domain/order/cash-receipt.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { refundDeadline } from '@app/domain/order/refund-deadline.ts';
import type { DataRequest } from '@app/domain/personal-data/data-request-schema.ts';
import { OPEN_REQUESTS } from '../contacts/data-requests.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
import type { Selection } from '../live/selection.ts';
import { dueOrders } from '../orders/order-query.ts';

/** The refund that has been due for the longest time, the most urgent cash receipt, and the request that is due first. */
export const REFUND: Selection = {
  where: [['refundDueSince', '>', new Date(0)]],
  orderBy: ['refundDueSince', 'asc'],
  limit: 1,
};
export const RECEIPT: Selection = { ...dueOrders('cashReceiptDue'), limit: 1 };
export const REQUEST: Selection = { ...OPEN_REQUESTS, limit: 1 };

type Moment = Date | null | undefined;

/** Returns when the first item of a selection is due; null without an item, undefined while that is not known. */
function useDue<T extends { id: string }>(
  [name, selection]: Parameters<typeof useLiveDocuments<T>>,
  dueAt: (item: T) => Moment,
): Moment {
  const live = useKeepPreviousData(useLiveDocuments<T>(name, selection));
  if (live.state === 'loading') return null;
  if (live.state !== 'ready') return undefined;
  const [first] = live.value;
  return (first && dueAt(first)) ?? null;
}

interface NextDeadline {
  /** Null while none is known. */
  deadline: Date | null;
  /** Whether there may be an earlier one, because the server does not answer. */
  isUncertain: boolean;
}

/**
 * Returns the earliest legal deadline of what is not done yet: refunds, cash receipts and requests to delete personal data. It reads
 * at most three documents.
 */
export function useNextDeadline(): NextDeadline {
  const refund = useDue<Order>(
    ['orders', REFUND],
    ({ refundDueSince }) => refundDueSince && refundDeadline(refundDueSince),
  );
  const receipt = useDue<Order>(
    ['orders', RECEIPT],
    ({ cashReceiptDueSince }) => cashReceiptDueSince && cashReceiptDeadline(cashReceiptDueSince),
  );
  const request = useDue<DataRequest>(['dataRequests', REQUEST], ({ erasure }) => erasure?.dueAt);
  const deadlines = [refund, receipt, request];
  const [deadline = null] = deadlines
    .flatMap((due) => due ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  return { deadline, isUncertain: deadlines.includes(undefined) };
}
