import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../cards/card-grid.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { hasValues } from '../lists/field-filters.tsx';
import { ItemGroups } from '../lists/item-groups.tsx';
import { LiveList } from '../lists/live-list.tsx';
import styles from '../lists/live-list.module.css';
import type { SortedSelection } from '../lists/use-found-items.ts';
import type { Sorting } from '../lists/use-sort.ts';
import { ViewSwitch } from '../lists/view-switch.tsx';
import { whereOf, type FieldValues, type Selection } from '../live/selection.ts';
import type { TabKey } from '../tab-keys.ts';
import type { ContentItem, ContentKind, VisibilityFlag } from './content-kind.ts';
import { ContentTable, type ContentColumn } from './content-table.tsx';
import { EmptyGroup } from './empty-group.tsx';

export interface CardProps<Item> {
  item: Item;
  onEdit: () => void;
}

/** A filter of the list that is set elsewhere, such as by a link. It takes the place of those above the list. */
export interface ListFilter {
  values: FieldValues;
  /** Says above the list what it shows, and how to show everything. */
  note: ReactNode;
}

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

export interface ContentListProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  tab: TabKey;
  Card: ComponentType<CardProps<Item>>;
  columns: readonly ContentColumn<Item>[];
  flag?: (VisibilityFlag & keyof Item) | undefined;
  /** The number of items on a page of the list, unless it has groups; 25 by default. */
  pageSize?: number;
  /** The groups in which the items are listed, unless they are sorted by a column. */
  groups?: readonly ListGroup<Item>[] | undefined;
  /** The values of fields by which the list is filtered. */
  filter?: FieldValues | undefined;
}

interface ShownListProps<Item extends ContentItem> extends ContentListProps<Item> {
  search: string;
  /** The list's own order, or that of the chosen column. */
  orderBy: NonNullable<Selection['orderBy']>;
  /** Absent while the list cannot be sorted. */
  sorting: Sorting | undefined;
  onEdit: (item: Item) => void;
}

/** The items of one kind of content as cards or as a table, in one list or in several groups. */
export function ContentList<Item extends ContentItem>(props: ShownListProps<Item>) {
  const { kind, tab, Card, columns, flag, filter, search, orderBy, sorting, onEdit } = props;
  const { t } = useTranslation('admin');
  const groups = sorting?.chosen ? undefined : props.groups;
  const renderCards = (items: readonly Item[]) => (
    <CardGrid items={items}>{(item) => <Card item={item} onEdit={() => onEdit(item)} />}</CardGrid>
  );
  const renderTable = (items: readonly Item[]) => (
    <ContentTable
      kind={kind}
      items={items}
      columns={columns}
      sorting={sorting}
      flag={flag}
      onEdit={onEdit}
      renderDetail={(item) => <Card item={item} onEdit={() => onEdit(item)} />}
    />
  );
  const shared = {
    collection: kind.name,
    loading: t(`${kind.name}.loading`),
    counted: (count: number) => t('editing.shown', { count }),
    ...(filter && { keep: (item: Item) => hasValues(item, filter) }),
  };

  if (groups && !search) {
    const shown = groups.map((group) => ({
      ...group,
      selection: { ...group.selection, where: [...whereOf(filter), ...group.selection.where] },
    }));
    return (
      <div>
        <div className={styles.switch}>
          <ViewSwitch collection={kind.name} />
        </div>
        {shown.map(({ label, selection, pageSize, empty }) => (
          <LiveList<Item>
            {...shared}
            key={JSON.stringify([filter, label])}
            isGroup
            label={label}
            selection={selection}
            pageSize={pageSize}
            empty={
              empty && (
                <EmptyGroup
                  collection={kind.name}
                  others={shown
                    .filter((other) => other.label !== label)
                    .map((other) => ({ ...other.selection, limit: other.pageSize }))}
                  isFiltered={filter !== undefined}
                  text={empty}
                />
              )
            }
            renderTable={renderTable}
          >
            {renderCards}
          </LiveList>
        ))}
      </div>
    );
  }

  const inGroups = (items: readonly Item[], render: (part: readonly Item[]) => ReactNode) =>
    groups ? (
      <ItemGroups groups={groups.map(({ label, pick }) => ({ label, items: pick(items) }))}>
        {render}
      </ItemGroups>
    ) : (
      render(items)
    );
  return (
    <LiveList<Item>
      {...shared}
      key={JSON.stringify([search, filter, orderBy])}
      selection={{ orderBy, ...(filter && { where: whereOf(filter) }) }}
      search={{ text: search, filters: filter }}
      label={t(`tabs.${tab}`)}
      {...(props.pageSize !== undefined && { pageSize: props.pageSize })}
      empty={
        search || filter ? (
          <EmptyState title={t('editing.noMatch')} />
        ) : (
          <EmptyState title={t(`${kind.name}.empty`)} detail={t(`${kind.name}.emptyDetail`)} />
        )
      }
      renderTable={(items) => inGroups(items, renderTable)}
    >
      {(items) => inGroups(items, renderCards)}
    </LiveList>
  );
}
