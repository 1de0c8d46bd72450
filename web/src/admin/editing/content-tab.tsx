import { Button, Empty } from 'antd';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import type { TabKey } from '../shell/tab-keys.ts';
import { useRemaining } from '../deleting/use-remaining.ts';
import type { ContentItem, ContentKind } from './content-kind.ts';
import { SEARCHED, useContentList } from './content-list.ts';
import styles from './content-tab.module.css';
import type { EditDialog as EditDialogOf } from './edit-dialog.tsx';
import { NEW, useEditAddress } from './use-edit-address.ts';

/** The form with all that belongs to it is fetched when it is first opened. */
const EditDialog = lazy(async () => ({
  default: (await import('./edit-dialog.tsx')).EditDialog,
})) as unknown as typeof EditDialogOf;

export interface CardProps<Item> {
  item: Item;
  onEdit: () => void;
}

interface ContentTabProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  tab: TabKey;
  orderBy: NonNullable<Selection['orderBy']>;
  Card: ComponentType<CardProps<Item>>;
}

/** One kind of content: search, list and the form in which an item is added or changed. */
export function ContentTab<Item extends ContentItem>({ kind, tab, orderBy, Card }: ContentTabProps<Item>) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const list = useContentList<Item>(kind.name, orderBy, search);
  const address = useEditAddress();
  const items = useRemaining(kind.name, list.items);
  const count = items.length;
  const isOpen = address.tab === tab || (address.tab === null && tab === 'products');

  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        <label className={styles.search}>
          <span>{t('editing.search')}</span>
          <input
            type="search"
            value={search}
            placeholder={t('editing.searchPlaceholder')}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <Button type="primary" onClick={() => address.open(tab, NEW)}>
          {t(`${kind.name}.add`)}
        </Button>
      </div>
      {list.live.state !== 'ready' ? (
        <LiveStatus live={list.live} loading={t(`${kind.name}.loading`)} />
      ) : (
        <section aria-label={t(`tabs.${tab}`)} tabIndex={-1}>
          {count > 0 && (
            <output className={styles.count}>
              {list.isSearching
                ? t('editing.found', { count })
                : t(list.isCutOff ? 'editing.shownOfMore' : 'editing.shown', { count })}
              {list.isSearching && list.isCutOff && <> {t('editing.foundAmong', { count: SEARCHED })}</>}
            </output>
          )}
          {count === 0 && <NoItems kind={kind} isSearching={list.isSearching} />}
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <Card item={item} onEdit={() => address.open(tab, item.id)} />
              </li>
            ))}
          </ul>
          {!list.isSearching && (list.isCutOff || list.isGrowing) && (
            <Button className={styles.more ?? ''} loading={list.isGrowing} onClick={list.showMore}>
              {list.isGrowing ? t('editing.loadingMore') : t('editing.more')}
            </Button>
          )}
        </section>
      )}
      {isOpen && address.edited && (
        <Suspense>
          <EditDialog key={address.edited} kind={kind} edited={address.edited} onClose={address.close} />
        </Suspense>
      )}
    </div>
  );
}

function NoItems({ kind, isSearching }: { kind: Pick<ContentKind<never>, 'name'>; isSearching: boolean }) {
  const { t } = useTranslation();
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        isSearching ? (
          <strong>{t('editing.noMatch')}</strong>
        ) : (
          <>
            <strong>{t(`${kind.name}.empty`)}</strong>
            <br />
            {t(`${kind.name}.emptyDetail`)}
          </>
        )
      }
    />
  );
}
