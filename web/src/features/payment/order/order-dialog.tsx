import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import type { Payable } from '../../../lib/payment-actions.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './order-form.module.css';
import { OrderForm, type PlacedOrder } from './order-form.tsx';

interface OrderDialogProps {
  item: Payable;
  open: boolean;
  onClose: () => void;
  onPlaced: (order: PlacedOrder) => void;
}

/** The order form of one product. It stays mounted while closed, so that typed text is kept. */
export function OrderDialog({ item, open, onClose, onPlaced }: OrderDialogProps) {
  const { t } = useTranslation(['order', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      lead={
        <p className={styles.product}>
          {item.title} · {formatWon(item.sizes[0]!.won)}
        </p>
      }
      closeLabel={t('common:close')}
    >
      <OrderForm item={item} onPlaced={onPlaced} />
    </Dialog>
  );
}
