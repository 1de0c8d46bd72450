import { useTranslation } from 'react-i18next';
import type { MapLink } from '@app/domain/store-location/map-links.ts';
import styles from './map-links.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Links to a place on each map service, the one that visitors of this language most likely use first. */
export function MapLinks({ links }: { links: readonly MapLink[] }) {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.links} aria-label={t('map.label')}>
      {links.map(({ service, href }) => (
        <li key={service}>
          <a href={href} target="_blank" rel="noreferrer">
            {t(`map.${service}`)}
            <VisuallyHidden> ({t('footer.opensInNewTab')})</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
