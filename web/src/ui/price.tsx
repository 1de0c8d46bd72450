import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import { usePaymentActions } from '../lib/payment-actions.tsx';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './price.module.css';

interface PriceProps {
  /** The displayed price. */
  text: string;
  /** A short note beside the price, such as its unit. */
  note?: string | undefined;
  id: string;
  title: string;
  /** The amount in won that a payment charges; null if the item cannot be paid online. */
  won: number | null;
}

/** A price. If it can be paid online, a button that opens the payment widget and states the won for a price in dollars. */
export function Price({ text, note, id, title, won }: PriceProps) {
  const { t } = useTranslation('payment');
  const paymentActions = usePaymentActions();
  const shown = (
    <>
      {text} {note && <span className={styles.note}>{note}</span>}
    </>
  );
  if (won === null || !paymentActions) return <span className={styles.price}>{shown}</span>;
  return (
    <button
      type="button"
      className={classNames(styles.price, styles.button)}
      onPointerEnter={paymentActions.prepare}
      onFocus={paymentActions.prepare}
      // A double click would open two widgets.
      onClick={({ detail }) => detail < 2 && paymentActions.pay({ id, title, won })}
    >
      {shown}
      <span className={styles.act}>
        {text === formatWon(won) ? t('pay') : t('payWon', { won: formatWon(won) })}
      </span>
      <VisuallyHidden>{t('payFor', { title })}</VisuallyHidden>
    </button>
  );
}
