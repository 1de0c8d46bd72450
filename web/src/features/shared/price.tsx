import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import { type PaymentActions, usePaymentActions } from './payment-actions.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './price.module.css';

interface PriceProps {
  title: string;
  /** The price. */
  text: string;
  /** Replaces the displayed price by one with its unit. */
  withUnit?: string | undefined;
  /** The amount in won that a payment charges; null if the item cannot be paid online. */
  won: number | null;
  onPay: (actions: PaymentActions) => void;
}

/** A price. If it can be paid online, a button that leads to the payment and states the won for a price in dollars. */
export function Price({ text, withUnit = text, title, won, onPay }: PriceProps) {
  const { t } = useTranslation('orderPayment');
  const paymentActions = usePaymentActions();
  if (won === null || !paymentActions) return <span className={styles.price}>{withUnit}</span>;
  return (
    <button
      type="button"
      className={classNames(styles.price, styles.button)}
      onPointerEnter={paymentActions.prepare}
      onFocus={paymentActions.prepare}
      onClick={() => onPay(paymentActions)}
    >
      {withUnit}
      <span className={styles.act}>
        {text === formatWon(won) ? t('pay') : t('payWon', { won: formatWon(won) })}
      </span>
      <VisuallyHidden>{t('payFor', { title })}</VisuallyHidden>
    </button>
  );
}
