import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveCount } from '../live/use-live-count.ts';

/** How many people wait for a product to be back. Counted when it is opened: a page of sold-out products would cost too many reads. */
export function RestockWaiting({ productId }: { productId: string }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('products.restockRequests')}</summary>
      {isOpen && <Waiting productId={productId} />}
    </details>
  );
}

function Waiting({ productId }: { productId: string }) {
  const { t } = useTranslation('admin');
  const count = useLiveCount('restockRequests', {
    where: [
      ['productId', '==', productId],
      ['isConfirmed', '==', true],
    ],
  });
  if (count === null) return <p>…</p>;
  return <p>{count > 0 ? t('products.waiting', { count }) : t('products.nobodyWaits')}</p>;
}
