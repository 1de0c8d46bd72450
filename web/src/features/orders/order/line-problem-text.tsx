import { useTranslation } from 'react-i18next';
import type { LineProblem } from '@app/domain/order/order-line.ts';
import type { Shortage } from './shortages.ts';
import styles from './order-form.module.css';

/** Says why a product cannot be ordered. */
export function LineProblemText({ problem }: { problem: LineProblem | Shortage['problem'] | undefined }) {
  const { t } = useTranslation('order');
  return problem && <p className={styles.error}>{t(`problems.${problem}`)}</p>;
}
