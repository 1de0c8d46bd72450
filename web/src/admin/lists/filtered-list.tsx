import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionName } from '@app/domain/collections.ts';
import { entryCollections, isSearched } from '@app/domain/record-search/search-entry.ts';
import type { Selection } from '../live/selection.ts';
import { ChoiceField } from './choice-field.tsx';
import type { ListView } from './list-view.ts';
import { FoundIds } from './found-ids.tsx';
import { LiveList } from './live-list.tsx';
import { NoResults } from './empty-state.tsx';
import { SearchField } from './search-field.tsx';
import { useSort, type Sorting } from './use-sort.ts';
import { TabFrame } from './tab-frame.tsx';
import { Toolbar } from './toolbar.tsx';
import { useChoice, useParameter } from './use-parameter.ts';

/** The first option of each filter, which shows everything. */
export const ALL = 'all';

interface FilteredListProps<T extends { id: string }, Choices extends readonly [typeof ALL, ...string[]]> {
  collection: CollectionName;
  /** The search parameter that stores the option. */
  parameter: string;
  choices: Choices;
  /** The condition of each option except the first. */
  where: (choice: Choices[number]) => NonNullable<Selection['where']>[number];
  orderBy: NonNullable<Selection['orderBy']>;
  /** For entries about other items: the field with the item's id. They are searched by their items. */
  itemField?: string;
  /** The fields of the table's columns by which the whole list can be sorted. */
  sorts: Readonly<Record<string, string>>;
  texts: {
    title: string;
    loading: string;
    filter: string;
    /** The scope of the search, if it is not the usual one. */
    reach?: string;
    choice: (choice: Choices[number]) => string;
    counted: (count: number) => string;
  };
  /** Shown when the collection is empty. */
  empty: ReactNode;
  /** Actions that concern the whole list. */
  actions?: ReactNode;
  /** How the list is shown at first; cards unless given. */
  view?: ListView;
  renderTable?: (items: readonly T[], sorting: Sorting | undefined) => ReactNode;
  children: (items: readonly T[], sorting: Sorting | undefined) => ReactNode;
}

/** A tab with a live list, one filter and, where the collection is searched, a search. */
export function FilteredList<
  T extends { id: string },
  const Choices extends readonly [typeof ALL, ...string[]],
>({
  collection,
  parameter,
  choices,
  where,
  orderBy: first,
  itemField,
  sorts,
  texts,
  empty,
  actions,
  view,
  renderTable,
  children,
}: FilteredListProps<T, Choices>) {
  const { t } = useTranslation('admin');
  const [choice, choose] = useChoice<readonly Choices[number][]>(parameter, choices);
  const [written, setText] = useParameter('q');
  const isSearchable = itemField !== undefined || isSearched(collection);
  const text = isSearchable ? written : '';
  const selected = choice === ALL ? [] : [where(choice)];
  const { sorting, orderBy } = useSort(sorts, first, selected);
  // A search has the order of its entries.
  const offered = text ? undefined : sorting;
  const renderList = (conditions: NonNullable<Selection['where']>) => (
    <LiveList<T>
      key={JSON.stringify([choice, text, conditions, orderBy])}
      collection={collection}
      selection={{ where: conditions, orderBy: text ? first : orderBy }}
      search={{ text, state: choice === ALL ? '' : choice }}
      label={texts.title}
      loading={texts.loading}
      counted={texts.counted}
      empty={choice === ALL && !text ? empty : <NoResults />}
      {...(view && { view })}
      {...(renderTable && { renderTable: (items: readonly T[]) => renderTable(items, offered) })}
    >
      {(items) => children(items, offered)}
    </LiveList>
  );
  return (
    <TabFrame>
      <Toolbar actions={actions}>
        <ChoiceField
          label={texts.filter}
          value={choice}
          options={choices.map((value: Choices[number]) => ({ value, label: texts.choice(value) }))}
          onChoose={choose}
        />
        {isSearchable && (
          <SearchField
            label={t('lists.search')}
            hint={texts.reach ?? t('lists.searchReach')}
            value={text}
            onSearch={setText}
          />
        )}
      </Toolbar>
      {itemField && text ? (
        <FoundIds
          key={JSON.stringify([choice, text])}
          text={text}
          collections={(choice === ALL ? choices : [choice]).flatMap(entryCollections)}
          loading={texts.loading}
        >
          {(ids) => renderList([[itemField, 'in', ids]])}
        </FoundIds>
      ) : (
        renderList(selected)
      )}
    </TabFrame>
  );
}
