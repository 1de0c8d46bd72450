import { Button } from 'antd';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CollectionStatus, ContentStatus } from '@app/domain/content/content-status.ts';
import type { VersionedContent } from '@app/domain/content/versioned-content.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLiveDocument } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import type { TabKey } from '../tab-keys.ts';
import { tabAddress, TodaySection } from './today-section.tsx';
import styles from './today.module.css';

/** The number of items of a collection that are named at first. */
const NAMED = 3;

/** The collections of content with their tabs, in the order of the tabs. */
const TABS: readonly (readonly [VersionedContent, TabKey])[] = [
  ['products', 'products'],
  ['events', 'events'],
  ['stories', 'stories'],
  ['storeLocations', 'store-locations'],
  ['faqs', 'faqs'],
];

/** How much exists in one language only, with links to the forms of the items. */
export function Untranslated() {
  const live = useLiveDocument<ContentStatus & { id: string }>('contentStatus', 'current');
  const { t } = useTranslation('admin');
  if (live.state === 'ready') return <UntranslatedItems status={live.value ?? {}} />;
  return (
    <TodaySection title={t('today.untranslated')} count={null}>
      <LiveStatus live={live} loading={t('loading')} />
    </TodaySection>
  );
}

/** The same for a known summary. */
export function UntranslatedItems({ status }: { status: ContentStatus }) {
  const { t } = useTranslation('admin');
  const total = TABS.reduce((sum, [collection]) => sum + (status[collection]?.total ?? 0), 0);
  return (
    <TodaySection title={t('today.untranslated')} count={total}>
      {total === 0 && <p className={styles.aside}>{t('today.noUntranslated')}</p>}
      <ul className={styles.untranslated}>
        {TABS.map(([collection, tab]) => {
          const found = status[collection];
          return found && <UntranslatedOf key={collection} found={found} tab={tab} />;
        })}
      </ul>
    </TodaySection>
  );
}

function UntranslatedOf({ found: { total, items }, tab }: { found: CollectionStatus; tab: TabKey }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, NAMED);
  const left = total - shown.length;
  const showAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const last = currentTarget.closest('li')?.previousElementSibling;
    flushSync(() => setOpen(true));
    // The button that had the focus is gone.
    last?.nextElementSibling?.querySelector('a')?.focus();
  };
  return (
    <>
      {shown.map((item) => (
        <li key={item.id}>
          <LocalLink className={styles.row} to={tabAddress({ tab, edit: item.id })}>
            <span>{localized(item, 'title', language)}</span>
            <span className={styles.aside}>
              {t(`tabs.${tab}`)} · {item.missing.map((missing) => t(`today.missing.${missing}`)).join(' · ')}
            </span>
          </LocalLink>
        </li>
      ))}
      {left > 0 && (
        <li>
          {isOpen ? (
            // The summary names another item for each one that is translated.
            <p className={styles.aside}>{t('today.untranslatedFollow', { count: left })}</p>
          ) : (
            <Button type="link" size="small" onClick={showAll}>
              {t('today.moreUntranslated', { count: left })} · {t(`tabs.${tab}`)}
            </Button>
          )}
        </li>
      )}
    </>
  );
}
