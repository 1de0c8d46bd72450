import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextVisibilityChange, type Scheduled } from '@app/domain/shared/visibility.ts';
import { formatEventTime, startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { ContentItem, ContentKind } from '../editing/content-kind.ts';
import { EVENTS } from '../events/event-kind.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import { PRODUCTS } from '../products/product-kind.ts';
import { STORIES } from '../stories/story-kind.ts';
import type { TabKey } from '../tab-keys.ts';
import { tabAddress, TodaySection } from './today-section.tsx';
import styles from './today.module.css';

const DAYS = 7;
/** Number of items that are read of each kind and time. */
const SHOWN = 10;

/** The content that visitors begin to see or no longer see within a week, with links to the forms. */
export function ComingChanges() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection title={t('today.changes')}>
      <ul className={styles.untranslated}>
        <ChangesOf kind={PRODUCTS} tab="products" times={['visibleFrom', 'visibleUntil']} />
        <ChangesOf kind={EVENTS} tab="events" times={['visibleFrom', 'visibleUntil']} />
        <ChangesOf kind={STORIES} tab="stories" times={['publishedAt', 'visibleFrom', 'visibleUntil']} />
      </ul>
      <p className={styles.aside}>{t('today.noChanges')}</p>
    </TodaySection>
  );
}

interface ChangesOfProps<Item extends ContentItem & Scheduled> {
  kind: ContentKind<Item>;
  tab: TabKey;
  times: readonly ('publishedAt' | 'visibleFrom' | 'visibleUntil')[];
}

function ChangesOf<Item extends ContentItem & Scheduled>({ kind, tab, times }: ChangesOfProps<Item>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const end = startOfSeoulDay(now, DAYS);
  const live = useLiveUnion<Item>(
    kind.name,
    times.map((time) => ({
      where: [
        [time, '>', now],
        [time, '<', end],
      ],
      orderBy: [time, 'asc'],
      limit: SHOWN,
    })),
  );
  const items = live.state === 'ready' ? live.value : [];
  return items
    .flatMap((item) => {
      const at = nextVisibilityChange(item, now);
      return at && at < end ? [{ item, at }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ item, at }) => (
      <li key={item.id}>
        <LocalLink className={styles.row} to={tabAddress({ tab, edit: item.id })}>
          <span>{kind.nameOf(item, language)}</span>
          <span className={styles.aside}>
            {t(item.visibleUntil?.getTime() === at.getTime() ? 'today.ends' : 'today.begins', {
              moment: formatEventTime(at, language),
            })}
          </span>
        </LocalLink>
      </li>
    ));
}
