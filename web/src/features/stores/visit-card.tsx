import { useTranslation } from 'react-i18next';
import { VISIT_ID } from '../../config/paths.ts';
import { Card } from '../../ui/card.tsx';
import styles from './visit-card.module.css';

/** How to reach the stores, and how to pay there and for an experience. */
export function VisitCard() {
  const { t } = useTranslation('stores');
  return (
    <Card id={VISIT_ID} title={t('visit.title')}>
      <ul className={styles.visit}>
        <li>{t('visit.way')}</li>
        <li>{t('visit.cards')}</li>
        <li>{t('visit.booking')}</li>
      </ul>
    </Card>
  );
}
