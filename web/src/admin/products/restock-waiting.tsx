import { useTranslation } from 'react-i18next';
import { useLiveCount } from '../live/use-live-count.ts';

/** How many people wait for a product to be back, if any do. */
export function RestockWaiting({ productId }: { productId: string }) {
  const { t } = useTranslation('admin');
  const count = useLiveCount('restockRequests', {
    where: [
      ['productId', '==', productId],
      ['isConfirmed', '==', true],
    ],
  });
  return count !== null && count > 0 && <p>{t('products.waiting', { count })}</p>;
}
