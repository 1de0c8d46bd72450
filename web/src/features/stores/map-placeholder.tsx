import { useTranslation } from 'react-i18next';
import styles from './map-placeholder.module.css';

/** The placeholder of the map, with a hint to select a store. */
export function MapPlaceholder() {
  const { t } = useTranslation('stores');
  return (
    <div className={styles.placeholder}>
      <svg viewBox="0 0 40 56" className={styles.pin} aria-hidden="true">
        <path d="M20 55C11 40 2 31 2 20a18 18 0 1 1 36 0c0 11-9 20-18 35Z" fill="currentColor" />
        <path d="M12 12h4v6h8v-6h4v17H12Zm4 10v3h8v-3Z" fill="var(--color-rice)" fillRule="evenodd" />
      </svg>
      <p className={styles.title}>{t('map.placeholder.title')}</p>
      <p className={styles.prompt}>{t('map.placeholder.prompt')}</p>
    </div>
  );
}
