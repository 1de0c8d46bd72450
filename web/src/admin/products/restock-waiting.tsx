import { useTranslation } from 'react-i18next';
import type { RestockRequest } from '@app/domain/restock/restock-request-schema.ts';
import { useLiveDocuments } from '../live/live-documents.ts';

/** The maximum number of requests that are read, for all products together. */
const COUNTED_REQUESTS = 500;

/** How many people wait for the product to be back, if any do. All cards share one source. */
export function RestockWaiting({ productId }: { productId: string }) {
  const { t } = useTranslation('admin');
  const waiting = useLiveDocuments<RestockRequest>('restockRequests', {
    where: [['isConfirmed', '==', true]],
    limit: COUNTED_REQUESTS,
  });
  if (waiting.state !== 'ready') return null;
  const count = waiting.value.filter((request) => request.productId === productId).length;
  return count > 0 && <p>{t('products.waiting', { count })}</p>;
}
