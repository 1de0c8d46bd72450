import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language.tsx';
import { mapSearches } from '../lib/map-links.ts';
import styles from './map-links.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Links to a search for a place on each map service, the one that visitors of this language most likely use first. */
export function MapLinks({ place }: { place: string }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return (
    <ul className={styles.links} aria-label={t('map.label')}>
      {mapSearches(place, language).map(({ service, href }) => (
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
