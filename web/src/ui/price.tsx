import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import { usePaymentActions } from '../lib/payment-actions.tsx';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './price.module.css';

interface PriceProps {
  /** The price as it is shown. */
  text: string;
  /** Beside it, small: what it is the price of. */
  note?: string | undefined;
  id: string;
  title: string;
  /** The won that a press charges; null where nothing can be paid online, and the price is text. */
  won: number | null;
}

/** A price: a button that opens the payment widget, where it can be paid. Where dollars are shown it says the won. */
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
      // The second press of a double click would open a second widget.
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
