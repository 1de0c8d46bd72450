import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { CardGrid } from '../cards/card-grid.tsx';
import { EmptyGroup } from './empty-group.tsx';
import { NoResults } from './empty-state.tsx';
import { narrowedBy, useChosenOptions, type Filter, type Narrowing } from './filters.tsx';
import { ListTable } from './list-table.tsx';
import { LiveList, type LiveListProps } from './live-list.tsx';
import styles from './live-list.module.css';
import type { BulkAction } from './use-bulk-action.ts';
import type { SortedSelection } from './use-found-items.ts';
import { useSort, type Sorting } from './use-sort.ts';
import { ViewSwitch } from './view-switch.tsx';

/** A part of the items that is listed apart, with an order and pages of its own. */
interface ListGroup<Item> {
  label: string;
  selection: SortedSelection & Required<Pick<SortedSelection, 'where'>>;
  pageSize: number;
  /** Returns the items of the group, in its order, among those that a search finds. */
  pick: (items: readonly Item[]) => readonly Item[];
  /** Shown when no item belongs to the group; without it, the group is left out. */
  empty?: string;
}

/** The table of a list, whose rows open the cards. */
export interface ResourceTable<Item> {
  columns: TableColumnsType<Item>;
  nameOf: (item: Item) => string;
  /** What can be done with several items at once. */
  actions?: readonly BulkAction<Item>[];
}

type RenderItems<Item> = (items: readonly Item[], sorting: Sorting | undefined) => ReactNode;

type OfLiveList = 'collection' | 'pageSize' | 'label' | 'loading' | 'failed' | 'counted' | 'empty' | 'view';

/** What a noun's tab lists, and how. */
export interface Resource<Item extends { id: string }> extends Pick<LiveListProps<Item>, OfLiveList> {
  /** The list's own order. */
  orderBy: SortedSelection['orderBy'];
  /** The fields of the columns by which the whole list can be sorted. */
  sorts: Readonly<Record<string, string>>;
  /** The filters above the list; each has an index for the list's own order and for each of `sorts`. */
  filters: readonly Filter<Item>[];
  /** What narrows the list apart from its filters, such as a link. */
  narrowing?: Narrowing<Item> | undefined;
  /** Shown when no item matches the filters or the search, if it is not the usual text. */
  noResults?: ReactNode;
  /** For entries about other items: the field with the item's id. They are searched by their items, which the filters name by collection. */
  itemField?: string;
  /** The groups in which the items are listed, unless they are sorted by a column. */
  groups?: readonly ListGroup<Item>[] | undefined;
  /** All of an item. */
  renderCard?: (item: Item) => ReactNode;
  /** The items in another form than a grid of cards. */
  renderCards?: RenderItems<Item>;
  table?: ResourceTable<Item>;
  /** The items in another table, such as one whose rows need further documents. */
  renderTable?: RenderItems<Item>;
}

interface ResourceListProps<Item extends { id: string }> extends Resource<Item> {
  /** What is searched for. */
  text: string;
}

/** The live list of a resource: as cards or as a table, in one list or in several groups. */
export function ResourceList<Item extends { id: string }>({
  text,
  orderBy: usual,
  sorts,
  filters,
  narrowing = {},
  noResults = <NoResults />,
  groups: ownGroups,
  renderCard,
  renderCards = (items) => <CardGrid items={items}>{(item) => renderCard?.(item)}</CardGrid>,
  table,
  renderTable = table &&
    ((items, sorting) => (
      <ListTable {...table} items={items} sorting={sorting} renderDetail={(item) => renderCard?.(item)} />
    )),
  ...list
}: ResourceListProps<Item>) {
  const { collection } = list;
  const chosen = useChosenOptions(filters);
  const { where, search, keep } = narrowedBy([narrowing, ...chosen]);
  const own = chosen.find(({ orderBy }) => orderBy)?.orderBy ?? usual;
  const sorted = useSort(chosen.some(({ isUnsorted }) => isUnsorted) ? {} : sorts, own, where);
  // A search has the order of its entries.
  const sorting = text ? undefined : sorted.sorting;
  const orderBy = text ? own : sorted.orderBy;
  const isNarrowed =
    text !== '' || chosen.some(({ value }, index) => value !== filters[index]?.options[0]?.value);
  const empty = isNarrowed ? noResults : list.empty;
  const groups = sorting?.chosen ? undefined : ownGroups;

  const showCards = (items: readonly Item[]) => renderCards(items, sorting);
  const showTable = renderTable && ((items: readonly Item[]) => renderTable(items, sorting));

  if (groups && !text) {
    const shown = groups.map((group) => ({
      ...group,
      selection: { ...group.selection, where: [...where, ...group.selection.where] },
    }));
    return (
      <div>
        <div className={styles.switch}>
          <ViewSwitch collection={collection} />
        </div>
        {shown.map((group) => (
          <LiveList<Item>
            {...list}
            key={JSON.stringify([where, group.label])}
            isGroup
            label={group.label}
            selection={group.selection}
            pageSize={group.pageSize}
            keep={keep}
            empty={
              group.empty && (
                <EmptyGroup
                  collection={collection}
                  others={shown
                    .filter((other) => other !== group)
                    .map((other) => ({ ...other.selection, limit: other.pageSize }))}
                  text={group.empty}
                  empty={empty}
                />
              )
            }
            renderTable={showTable}
          >
            {showCards}
          </LiveList>
        ))}
      </div>
    );
  }

  const inGroups = (render: (items: readonly Item[]) => ReactNode) => (items: readonly Item[]) =>
    groups
      ? groups
          .map(({ label, pick }) => ({ label, found: pick(items) }))
          .filter(({ found }) => found.length > 0)
          .map(({ label, found }) => (
            <section key={label} aria-label={label} className={styles.group}>
              <h2>{label}</h2>
              {render(found)}
            </section>
          ))
      : render(items);
  return (
    <LiveList<Item>
      {...list}
      key={JSON.stringify([text, search, where, orderBy])}
      selection={{ ...(where.length > 0 && { where }), orderBy }}
      search={{ ...search, text }}
      keep={keep}
      empty={empty}
      renderTable={showTable && inGroups(showTable)}
    >
      {inGroups(showCards)}
    </LiveList>
  );
}
