import { Button, type TableColumnsType } from 'antd';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { CardGrid } from '../cards/card-grid.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import { ItemGroups, type ItemGroup } from '../lists/item-groups.tsx';
import { LiveList } from '../lists/live-list.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { TabFrame } from '../lists/tab-frame.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useSort } from '../lists/use-sort.ts';
import type { Selection } from '../live/selection.ts';
import { DEFAULT_TAB, type TabKey } from '../tab-keys.ts';
import { TagsButton } from '../tags/tags-button.tsx';
import { fieldsOf, type ContentItem, type ContentKind, type VisibilityFlag } from './content-kind.ts';
import { ContentTable } from './content-table.tsx';
import type { EditDialog as EditDialogOf } from './edit-dialog.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import { newOf, useEditAddress } from './use-edit-address.ts';

/** The form is loaded when it is first opened. */
const EditDialog = lazyChunk(
  async () => (await import('./edit-dialog.tsx')).EditDialog,
) as unknown as typeof EditDialogOf;

export interface CardProps<Item> {
  item: Item;
  onEdit: () => void;
}

/** A filter of the list that is set elsewhere, such as by a link. */
export interface ListFilter<Item> {
  key: string;
  where: NonNullable<Selection['where']>;
  /** The same condition for the items that a search finds. */
  keep: (item: Item) => boolean;
  /** Says above the list what it shows, and how to show everything. */
  note: ReactNode;
}

interface ContentTabProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  tab: TabKey;
  orderBy: NonNullable<Selection['orderBy']>;
  Card: ComponentType<CardProps<Item>>;
  /** The columns of the table beside the name. */
  columns: TableColumnsType<Item>;
  flag?: VisibilityFlag & keyof Item;
  /** The fields of the columns by which the whole list can be sorted; `name` is that of the first column. */
  sorts: Readonly<Record<string, string>>;
  /** Divides the items, in the list's own order, into groups with a heading each. */
  groups?: (items: readonly Item[]) => readonly ItemGroup<Item>[];
  filter?: ListFilter<Item> | undefined;
  /** Further actions above the list. */
  actions?: ReactNode;
}

/** The tab of one kind of content: search, list and form. */
export function ContentTab<Item extends ContentItem>({
  kind,
  tab,
  orderBy,
  Card,
  columns,
  flag,
  sorts,
  groups,
  filter,
  actions,
}: ContentTabProps<Item>) {
  // Includes the translations of the form's fields, so that the open form does not suspend.
  const { t } = useTranslation(['admin', 'product', 'experiences']);
  const [search, setSearch] = useState('');
  const address = useEditAddress();
  const { sorting, orderBy: order } = useSort(sorts, orderBy);
  // A search has the order of its entries; a filter has an index for the list's own order.
  const isSortable = !search && !filter;
  const edit = (item: Item) => address.open(tab, item.id);
  const grouped = (items: readonly Item[], show: (part: readonly Item[]) => ReactNode) =>
    groups && !(isSortable && sorting.chosen) ? (
      <ItemGroups groups={groups(items)}>{show}</ItemGroups>
    ) : (
      show(items)
    );
  const isShown = (address.tab ?? DEFAULT_TAB) === tab;
  return (
    <TabFrame>
      <Toolbar
        actions={
          <>
            {actions}
            {fieldsOf(kind).some((field) => field.kind === 'list' && field.areTags) && <TagsButton />}
            <Button
              type="primary"
              aria-keyshortcuts="n"
              onClick={() => address.open(tab, newOf(crypto.randomUUID()))}
            >
              {t(`${kind.name}.add`)}
            </Button>
          </>
        }
      >
        <SearchField
          label={t('lists.search')}
          hint={t('lists.searchReach')}
          value={search}
          onSearch={setSearch}
        />
      </Toolbar>
      <UnfinishedDrafts
        kind={kind.name}
        onContinue={({ id, isNew }) => address.open(tab, isNew ? newOf(id) : id, true)}
      />
      {filter?.note}
      <LiveList<Item>
        key={JSON.stringify([search, filter?.key, order])}
        collection={kind.name}
        selection={{ orderBy: isSortable ? order : orderBy, ...(filter && { where: filter.where }) }}
        search={{ text: search }}
        {...(filter && { keep: filter.keep })}
        label={t(`tabs.${tab}`)}
        loading={t(`${kind.name}.loading`)}
        counted={(count) => t('editing.shown', { count })}
        empty={
          search || filter ? (
            <EmptyState title={t('editing.noMatch')} />
          ) : (
            <EmptyState title={t(`${kind.name}.empty`)} detail={t(`${kind.name}.emptyDetail`)} />
          )
        }
        renderTable={(items) =>
          grouped(items, (part) => (
            <ContentTable
              kind={kind}
              items={part}
              columns={columns}
              sorting={isSortable ? sorting : undefined}
              flag={flag}
              onEdit={edit}
              renderDetail={(item) => <Card item={item} onEdit={() => edit(item)} />}
            />
          ))
        }
      >
        {(items) =>
          grouped(items, (part) => (
            <CardGrid items={part}>{(item) => <Card item={item} onEdit={() => edit(item)} />}</CardGrid>
          ))
        }
      </LiveList>
      {isShown && address.edited && (
        <LoadBoundary resetKey={address.edited}>
          <EditDialog key={address.edited} kind={kind} edited={address.edited} onClose={address.close} />
        </LoadBoundary>
      )}
    </TabFrame>
  );
}
