import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryCollections, type EntryCollection } from '@app/domain/record-search/search-entry.ts';
import { Filters, useChosenOptions } from './filters.tsx';
import { ResourceList, type Resource } from './resource-list.tsx';
import { SearchField } from './search-field.tsx';
import { TabFrame } from './tab-frame.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import { useParameter } from './use-parameter.ts';
import { Button } from 'antd';
import { LiveStatus } from '../live/live-status.tsx';
import { EmptyState, NoResults } from './empty-state.tsx';
import { useFoundIds } from './use-found-items.ts';
import styles from './live-list.module.css';

interface FoundIdsProps {
  text: string;
  /** The collections that are searched. */
  collections: readonly EntryCollection[];
  loading: string;
  children: (ids: readonly string[]) => ReactNode;
}

/** What a list shows about the items that a search finds, one page of items at a time. */
export function FoundIds({ text, collections, loading, children }: FoundIdsProps) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const found = useFoundIds(collections, text, page);
  if (found.state !== 'ready') return <LiveStatus live={found} loading={loading} />;
  const { ids, hasMore } = found.value;
  const turnPages = (hasMore || page > 1) && (
    <div className={styles.pages}>
      {ids.length > 0 && <p>{t('lists.foundPage', { page, count: ids.length })}</p>}
      {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('lists.laterItems')}</Button>}
      {hasMore && <Button onClick={() => setPage(page + 1)}>{t('lists.earlierItems')}</Button>}
    </div>
  );
  return (
    <>
      {turnPages}
      {ids.length > 0 ? (
        children(ids)
      ) : (
        <div className={styles.empty}>
          {turnPages ? <EmptyState title={t('lists.notOnPage')} /> : <NoResults />}
        </div>
      )}
    </>
  );
}

interface ResourceTabProps<Item extends { id: string }> extends Resource<Item>, ToolbarProps {
  /** Further controls behind the search. */
  controls?: ReactNode;
  placeholder?: string;
  /** The scope of the search, if it is not the usual one. */
  reach?: string;
  /** Between the toolbar and the list. */
  children?: ReactNode;
}

/** The tab of a noun: its toolbar with filters and search, and its live list. What is chosen is stored in the URL. */
export function ResourceTab<Item extends { id: string }>({
  lead,
  actions,
  add,
  hint,
  controls,
  placeholder,
  reach,
  children,
  ...resource
}: ResourceTabProps<Item>) {
  const { t } = useTranslation('admin');
  const [text, search] = useParameter('q');
  const { itemField, filters } = resource;
  const [chosen] = useChosenOptions(filters);
  const searched = chosen?.where ? [chosen] : filters.flatMap(({ options }) => options);
  return (
    <TabFrame>
      <Toolbar lead={lead} actions={actions} add={add} hint={hint}>
        <Filters filters={filters} />
        <SearchField
          label={t('lists.search')}
          placeholder={placeholder}
          hint={reach ?? t('lists.searchReach')}
          value={text}
          onSearch={search}
        />
        {controls}
      </Toolbar>
      {children}
      {itemField && chosen && text ? (
        <FoundIds
          key={JSON.stringify([chosen.value, text])}
          text={text}
          collections={[...new Set(searched.flatMap(({ value }) => entryCollections(value)))]}
          loading={resource.loading}
        >
          {(ids) => (
            <ResourceList
              {...resource}
              filters={[]}
              narrowing={{ where: [[itemField, 'in', ids]], ...(chosen.keep && { keep: chosen.keep }) }}
              text={text}
            />
          )}
        </FoundIds>
      ) : (
        <ResourceList {...resource} text={text} />
      )}
    </TabFrame>
  );
}
