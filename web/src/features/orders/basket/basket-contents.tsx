import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineKey } from '@app/domain/order/order-line.ts';
import { type BasketLine, changeBasket } from '../../shared/basket.ts';
import { type PlacedOrder, usePaymentActions } from '../../shared/payment-actions.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { OrderForm } from '../order/order-form.tsx';
import { problemAfter, type Shortage } from '../order/shortages.ts';
import { usePricedLines } from '../order/use-priced-lines.ts';
import styles from './basket.module.css';
import { BasketItem } from './basket-item.tsx';

/** The lines of the basket and the order form. What cannot be ordered is named, and stays in the basket. */
export function BasketContents({ lines: kept }: { lines: readonly BasketLine[] }) {
  const { t } = useTranslation(['order', 'common']);
  const paymentActions = usePaymentActions();
  const { lines, isPending, retry } = usePricedLines(kept);
  const [shortages, setShortages] = useState<readonly Shortage[]>([]);
  if (retry) return <LoadFailure onRetry={retry} />;
  if (isPending) return <Spinner label={t('common:loading')} />;

  const ordered = lines.filter((line) => 'won' in line);
  const showOrder = (placed: PlacedOrder) => {
    const keys = new Set(ordered.map(lineKey));
    paymentActions?.showOrder(placed, ordered[0]!.title);
    changeBasket((present) => present.filter((line) => !keys.has(lineKey(line))));
  };
  return (
    <Section className={styles.page}>
      <h1 className={styles.title}>{t('basket.title')}</h1>
      <OrderForm lines={ordered} onPlaced={showOrder} onRefused={setShortages}>
        <ul className={styles.items} aria-label={t('basket.items')}>
          {lines.map((line) => (
            <BasketItem
              key={lineKey(line)}
              line={line}
              problem={'problem' in line ? line.problem : problemAfter(shortages, line)}
            />
          ))}
        </ul>
      </OrderForm>
    </Section>
  );
}
