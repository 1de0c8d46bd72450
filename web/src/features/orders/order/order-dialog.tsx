import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstLine, type OrderLine } from '@app/domain/order/order-line.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import type { PlacedOrder } from '../../shared/payment-actions.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LineFields } from '../../shared/line-fields.tsx';
import { RestockForm } from '../../shared/restock-form.tsx';
import { LineProblemText } from './line-problem-text.tsx';
import styles from './order-form.module.css';
import { OrderForm } from './order-form.tsx';
import { problemAfter, type Shortage } from './shortages.ts';
import { usePricedLines } from './use-priced-lines.ts';

interface OrderDialogProps {
  product: Product;
  /** What was chosen on the page of the product. */
  chosen: OrderLine | undefined;
  open: boolean;
  onClose: () => void;
  onPlaced: (order: PlacedOrder) => void;
}

/** Shows what appears below the button that was pressed. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The order form of one product. It stays mounted while closed, so that typed text is kept. */
export function OrderDialog({ product: shown, chosen, open, onClose, onPlaced }: OrderDialogProps) {
  const { t } = useTranslation(['order', 'common']);
  const { language } = useLanguage();
  const [line, setLine] = useState(() => chosen ?? firstLine(shown));
  const [known, setKnown] = useState(chosen);
  // Another choice on the page replaces the one made here.
  if (chosen !== known) {
    setKnown(chosen);
    if (chosen) setLine(chosen);
  }
  const [shortages, setShortages] = useState<readonly Shortage[]>([]);
  const { lines } = usePricedLines([line], [shown]);
  const product = lines[0]?.product ?? shown;
  const problem = lines.find((each) => 'problem' in each)?.problem ?? problemAfter(shortages, line);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      lead={<p className={styles.product}>{localized(product, 'title', language)}</p>}
      closeLabel={t('common:close')}
    >
      <OrderForm lines={lines.filter((each) => 'won' in each)} onPlaced={onPlaced} onRefused={setShortages}>
        <LineFields line={line} product={product} onChange={(changes) => setLine({ ...line, ...changes })} />
        <LineProblemText problem={problem} />
      </OrderForm>
      {problem === 'soldOut' && (
        <div ref={scrollIntoView}>
          <RestockForm productId={line.productId} />
        </div>
      )}
    </Dialog>
  );
}
