import { useTranslation } from 'react-i18next';
import { type ReturnRule, returnRefundWon } from '@app/domain/order/return-rule.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import styles from './order-totals.module.css';

/** Says until when products can be returned, and how much is then given back. */
export function ReturnTerms({ totalWon, rule }: { totalWon: number; rule: ReturnRule }) {
  const { t } = useTranslation('order');
  return (
    <p className={styles.hint}>
      {t('returns', {
        days: rule.days,
        fee: formatWon(rule.feeWon),
        refund: formatWon(returnRefundWon(totalWon, rule)),
        total: formatWon(totalWon),
      })}
    </p>
  );
}
