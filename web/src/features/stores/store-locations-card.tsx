import { useTranslation } from 'react-i18next';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { LOCATOR_ID, STORE_PARAMETER } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { scrollToElement } from '../../lib/scroll-to-element.ts';
import { Card } from '../../ui/card.tsx';
import { OpeningStatusBadge } from './opening-status-badge.tsx';
import styles from './store-locations-card.module.css';
import { StoresUnavailable } from './stores-unavailable.tsx';
import { useSelectedStore } from './use-selected-store.ts';
import { useStores } from './use-stores.ts';

/** A compact list of all active stores, each with a button that shows it on the map. */
export function StoreLocationsCard() {
  const { language } = useLanguage();
  const { t } = useTranslation('stores');
  const { state, stores, retry } = useStores();
  const [, select] = useSelectedStore();
  return (
    <Card title={t('locations.title')}>
      {stores.length === 0 && <StoresUnavailable state={state} retry={retry} />}
      <form action={`#${LOCATOR_ID}`} onSubmit={(submission) => submission.preventDefault()}>
        <ul className={styles.list}>
          {stores.map((store) => {
            const name = localized(store, 'name', language);
            return (
              <li key={store.id} className={styles.store}>
                <h3 className={styles.name}>{keepTogether(name)}</h3>
                <OpeningStatusBadge store={store} />
                <p className={styles.address}>{keepTogether(localized(store, 'address', language))}</p>
                <p className={styles.links}>
                  {store.phone && (
                    <a href={telephoneUrl(store.phone)} aria-label={`${name}, ${t('phone')} ${store.phone}`}>
                      {store.phone}
                    </a>
                  )}
                  <button
                    type="submit"
                    name={STORE_PARAMETER}
                    value={store.id}
                    className={styles.show}
                    aria-label={t('locations.showNamedOnMap', { name })}
                    onClick={() => {
                      select(store.id);
                      scrollToElement(LOCATOR_ID);
                    }}
                  >
                    {t('locations.showOnMap')}
                  </button>
                </p>
              </li>
            );
          })}
        </ul>
      </form>
    </Card>
  );
}
