import { useTranslation } from 'react-i18next';
import type { ProductType } from '@app/domain/product/product.ts';
import { LOCATOR_ID, paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import styles from './store-sales.module.css';

/** Where products of a type can be bought, and makgeolli tasted, while they are not sold online. */
export function StoreSales({ type }: { type: ProductType }) {
  const { t } = useTranslation('storeSales');
  return (
    <>
      {t(`text.${type}`)}{' '}
      <LocalLink to={`${paths.contact}#${LOCATOR_ID}`} className={styles.link}>
        {t('stores')}
      </LocalLink>{' '}
      {type === 'makgeolli' && (
        <LocalLink to={`${paths.experiences}?type=tasting`} className={styles.link}>
          {t('tastings')}
        </LocalLink>
      )}
    </>
  );
}
