import { useTranslation } from 'react-i18next';
import { nextVisibilityChange, type Scheduled } from '@app/domain/shared/visibility.ts';
import { formatEventTime, startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useSeoulDay } from '../use-current-time.ts';
import type { ContentItem, ContentKind } from '../editing/content-kind.ts';
import { EVENTS } from '../events/event-kind.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { PRODUCTS } from '../products/product-kind.ts';
import { STORIES } from '../stories/story-kind.ts';
import type { TabKey } from '../tab-keys.ts';
import { tabAddress, TodaySection } from './today-section.tsx';
import styles from './today.module.css';

const DAYS = 7;
/** Number of items that are read of each kind and time. */
const SHOWN = 10;

const TIMES = ['visibleFrom', 'visibleUntil'] as const;

/** The content that visitors begin to see or no longer see within a week, with links to the forms. */
export function ComingChanges() {
  const { t } = useTranslation('admin');
  const now = useSeoulDay();
  const kinds = [
    useChangesOf({ kind: PRODUCTS, tab: 'products', times: TIMES, now }),
    useChangesOf({ kind: EVENTS, tab: 'events', times: TIMES, now }),
    useChangesOf({ kind: STORIES, tab: 'stories', times: ['publishedAt', ...TIMES], now }),
  ];
  const changes = kinds.flatMap((kind) => kind.changes);
  const unknown = kinds.find(({ live }) => live.state !== 'ready');
  const mayHaveMore = kinds.some((kind) => kind.mayHaveMore);
  return (
    <TodaySection title={t('today.changes')}>
      <ul className={styles.untranslated}>
        {changes
          .toSorted((a, b) => a.at.getTime() - b.at.getTime())
          .map((change) => (
            <ComingChange key={change.address} {...change} />
          ))}
      </ul>
      {unknown && <LiveStatus live={unknown.live} loading={t('loading')} />}
      {!unknown && changes.length === 0 && <p className={styles.aside}>{t('today.noChanges')}</p>}
      {mayHaveMore && <p className={styles.aside}>{t('today.moreChanges')}</p>}
    </TodaySection>
  );
}

interface Change {
  name: string;
  address: string;
  at: Date;
  isEnd: boolean;
}

function ComingChange({ name, address, at, isEnd }: Change) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <li>
      <LocalLink className={styles.row} to={address}>
        <span>{name}</span>
        <span className={styles.aside}>
          {t(isEnd ? 'today.ends' : 'today.begins', { moment: formatEventTime(at, language) })}
        </span>
      </LocalLink>
    </li>
  );
}

interface ChangesOptions<Item extends ContentItem & Scheduled> {
  kind: ContentKind<Item>;
  tab: TabKey;
  times: readonly ('publishedAt' | (typeof TIMES)[number])[];
  now: Date;
}

/** Returns the changes of one kind that are known, and whether all are. */
function useChangesOf<Item extends ContentItem & Scheduled>({ kind, tab, times, now }: ChangesOptions<Item>) {
  const { language } = useLanguage();
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
  const changes = items.flatMap((item): Change[] => {
    const at = nextVisibilityChange(item, now);
    if (!at || at >= end) return [];
    const address = tabAddress({ tab, edit: item.id });
    return [
      {
        name: kind.nameOf(item, language),
        address,
        at,
        isEnd: item.visibleUntil?.getTime() === at.getTime(),
      },
    ];
  });
  const countOf = (time: (typeof times)[number]) =>
    items.filter((item) => {
      const at = (item as Scheduled)[time];
      return at && at > now && at < end;
    }).length;
  return { live, changes, mayHaveMore: times.some((time) => countOf(time) >= SHOWN) };
}
