import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../i18n/local-link.tsx';
import { translationStatus } from '@app/domain/shared/translation-status.ts';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { fieldsOf, type ContentItem, type ContentKind } from '../editing/content-kind.ts';
import { EVENTS } from '../events/event-kind.ts';
import { FAQS } from '../faqs/faq-kind.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import { PRODUCTS } from '../products/product-kind.ts';
import type { TabKey } from '../tab-keys.ts';
import { STORE_LOCATIONS } from '../store-locations/store-location-kind.ts';
import { STORIES } from '../stories/story-kind.ts';
import { TodaySection } from './today-section.tsx';
import styles from './today.module.css';
import { missingTranslationQueries } from './missing-translations-query.ts';

/** Number of items that a query reads, and of those that are shown. */
const LOOKED_AT = 12;
const NAMED = 3;

/** Shows some items of each kind that exist in one language only, with links to their forms. */
export function Untranslated() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection title={t('today.untranslated')}>
      <ul className={styles.untranslated}>
        <UntranslatedOf kind={PRODUCTS} tab="products" />
        <UntranslatedOf kind={EVENTS} tab="events" />
        <UntranslatedOf kind={STORIES} tab="stories" />
        <UntranslatedOf kind={STORE_LOCATIONS} tab="store-locations" />
        <UntranslatedOf kind={FAQS} tab="faqs" />
      </ul>
      <p className={styles.aside}>{t('today.noUntranslated')}</p>
    </TodaySection>
  );
}

interface UntranslatedOfProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  tab: TabKey;
}

function UntranslatedOf<Item extends ContentItem>({ kind, tab }: UntranslatedOfProps<Item>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const live = useLiveUnion<Item>(
    kind.name,
    missingTranslationQueries(fieldsOf(kind)).map((any) => ({ any, limit: LOOKED_AT })),
  );
  const found = live.state === 'ready' ? live.value : [];
  const items = found.filter((item) => translationStatus(item).missing.length > 0);
  const address = `${paths.admin}?tab=${tab}`;
  return (
    <>
      {items.slice(0, NAMED).map((item) => (
        <li key={item.id}>
          <LocalLink className={styles.row} to={`${address}&edit=${item.id}`}>
            <span>{kind.nameOf(item, language)}</span>
            <span className={styles.aside}>{t(`tabs.${tab}`)}</span>
          </LocalLink>
        </li>
      ))}
      {items.length > NAMED && (
        <li>
          <LocalLink className={styles.row} to={address}>
            <span>{t('lists.thereIsMore')}</span>
            <span className={styles.aside}>{t(`tabs.${tab}`)}</span>
          </LocalLink>
        </li>
      )}
    </>
  );
}
