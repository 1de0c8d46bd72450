import { useTranslation } from 'react-i18next';
import type { ContentStatus, LostPicture } from '@app/domain/content/content-status.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLiveDocument } from '../live/live-documents.ts';
import { tabAddress, TodaySection } from './today-section.tsx';
import styles from './today.module.css';

/** The items whose pictures visitors do not see because they are not stored, with links to their forms; nothing if there are none. */
export function LostPictures() {
  const live = useLiveDocument<ContentStatus & { id: string }>('contentStatus', 'current');
  return live.state === 'ready' && <LostPicturesOf items={live.value?.lostPictures ?? []} />;
}

/** The same for a known list. */
export function LostPicturesOf({ items }: { items: readonly LostPicture[] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  if (items.length === 0) return null;
  return (
    <TodaySection title={t('today.lostPictures')} count={items.length}>
      <p className={styles.aside}>{t('today.lostPicturesNote')}</p>
      <ul className={styles.untranslated}>
        {items.map((item) => (
          <li key={item.id}>
            <LocalLink className={styles.row} to={tabAddress({ tab: item.collection, edit: item.id })}>
              <span>{localized(item, 'title', language)}</span>
              <span className={styles.aside}>{t(`tabs.${item.collection}`)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </TodaySection>
  );
}
