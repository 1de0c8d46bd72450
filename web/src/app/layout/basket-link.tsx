import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { paths } from '../../config/paths.ts';
import { LocalNavLink } from '../../i18n/local-link.tsx';
import { useBasket } from '../../features/shared/basket.ts';
import styles from './site-header.module.css';

/** The link to the basket, with the number of pieces in it; nothing while no payment provider is configured. */
export function BasketLink() {
  const { t } = useTranslation('common');
  const count = useBasket().reduce((sum, { quantity }) => sum + quantity, 0);
  if (BRAND.payment.shopId === '') return null;
  return (
    <LocalNavLink to={paths.basket} className={styles.icon} aria-label={t('basket', { pieces: count })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9h16l-2 11H6zM8 9l3-6M16 9l-3-6" />
      </svg>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </LocalNavLink>
  );
}
