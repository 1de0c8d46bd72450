import { useTranslation } from 'react-i18next';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { hoursText } from '@app/domain/store-location/hours-text.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OpeningStatusBadge } from './opening-status-badge.tsx';
import {
  directionsUrl,
  mapSearches,
  placeUrl,
  searchedAddress,
} from '@app/domain/store-location/map-links.ts';
import { MapLinks } from './map-links.tsx';
import styles from './selected-store.module.css';
import { useSpecialHours } from './use-special-hours.tsx';

/** The details of the selected store, over the map or, on narrow screens, below it. */
export function SelectedStore({ store }: { store: StoreLocation }) {
  const { language } = useLanguage();
  const { t } = useTranslation('stores');
  const name = localized(store, 'name', language);
  const hours = hoursText(store, language);
  const specialHours = useSpecialHours(store);
  const directions = localized(store, 'directions', language);
  const features = localized(store, 'features', language);
  const place = searchedAddress(store);
  const links = [
    { label: t('map.openInMaps'), href: placeUrl(place, language), look: 'primary' },
    { label: t('map.directions'), href: directionsUrl(store, language), look: 'quiet' },
  ] as const;
  return (
    <section className={styles.sheet} aria-label={`${t('map.selected')}: ${name}`}>
      <div className={styles.head}>
        <h3 className={styles.name}>{keepTogether(name)}</h3>
        <OpeningStatusBadge store={store} />
      </div>
      <dl className={styles.facts}>
        <dt>{t('map.address')}</dt>
        <dd>{keepTogether(localized(store, 'address', language))}</dd>
        {directions && (
          <>
            <dt>{t('map.way')}</dt>
            <dd>{keepTogether(directions)}</dd>
          </>
        )}
        {hours && (
          <>
            <dt>{t('map.hours')}</dt>
            <dd>
              {keepTogether(hours)
                .split(' · ')
                .map((days) => (
                  <div key={days}>{days}</div>
                ))}
            </dd>
          </>
        )}
        {specialHours.length > 0 && (
          <>
            <dt>{t('map.specialHours')}</dt>
            <dd>{specialHours}</dd>
          </>
        )}
        {store.phone && (
          <>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={telephoneUrl(store.phone)}>{store.phone}</a>
            </dd>
          </>
        )}
      </dl>
      {features.length > 0 && (
        <ul className={styles.features} aria-label={t('map.features')}>
          {features.map((feature) => (
            <li key={feature}>
              <Badge tone="muted">{keepTogether(feature)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.links}>
        {links.map(({ label, href, look }) => (
          <ButtonAnchor key={label} look={look} href={href} target="_blank" rel="noreferrer">
            {label} <span aria-hidden="true">↗</span>
            <VisuallyHidden>({t('map.opensInNewTab')})</VisuallyHidden>
          </ButtonAnchor>
        ))}
      </div>
      <MapLinks links={mapSearches(place, language)} />
    </section>
  );
}
