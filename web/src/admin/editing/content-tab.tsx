import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';
import { FieldFilters, useFieldFilters, type FieldFilter } from '../lists/field-filters.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { TabFrame } from '../lists/tab-frame.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useParameter } from '../lists/use-parameter.ts';
import { useSort } from '../lists/use-sort.ts';
import { whereOf, type Selection } from '../live/selection.ts';
import { DEFAULT_TAB } from '../tab-keys.ts';
import { TagsButton } from '../tags/tags-button.tsx';
import { fieldsOf, type ContentItem } from './content-kind.ts';
import { ContentList, type ContentListProps, type ListFilter } from './content-list.tsx';
import type { EditDialog as EditDialogOf } from './edit-dialog.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import { newOf, useEditAddress } from './use-edit-address.ts';

/** The form is loaded when it is first opened. */
const EditDialog = lazyChunk(
  async () => (await import('./edit-dialog.tsx')).EditDialog,
) as unknown as typeof EditDialogOf;

interface ContentTabProps<Item extends ContentItem> extends Omit<ContentListProps<Item>, 'filter'> {
  /** The filters above the list; each has an index for the list's own order and for each of `sorts`. */
  filters?: readonly FieldFilter<Item>[];
  filter?: ListFilter | undefined;
  orderBy: NonNullable<Selection['orderBy']>;
  /** The fields of the columns by which the whole list can be sorted; `name` is that of the first column. */
  sorts: Readonly<Record<string, string>>;
  /** Further actions above the list. */
  actions?: ReactNode;
}

/** The tab of one kind of content: search, list and form. */
export function ContentTab<Item extends ContentItem>({
  orderBy,
  sorts,
  actions,
  filters = [],
  filter,
  ...list
}: ContentTabProps<Item>) {
  const { kind, tab } = list;
  // Includes the translations of the form's fields, so that the open form does not suspend.
  const { t } = useTranslation(['admin', 'product', 'experiences']);
  const [search, setSearch] = useParameter('q');
  const address = useEditAddress();
  const fromFields = useFieldFilters(filters);
  const selected = filter?.values ?? fromFields;
  const { sorting, orderBy: order } = useSort(sorts, orderBy, whereOf(selected));
  // A search has the order of its entries.
  const isSortable = !search;
  const isShown = (address.tab ?? DEFAULT_TAB) === tab;
  return (
    <TabFrame>
      <Toolbar
        actions={
          <>
            {actions}
            {fieldsOf(kind).some((field) => field.kind === 'list' && field.areTags) && <TagsButton />}
          </>
        }
        add={
          <Button
            type="primary"
            aria-keyshortcuts="n"
            onClick={() => address.open(tab, newOf(crypto.randomUUID()))}
          >
            {t(`${kind.name}.add`)}
          </Button>
        }
      >
        {!filter && <FieldFilters filters={filters} />}
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
      <ContentList
        {...list}
        filter={selected}
        search={search}
        orderBy={isSortable ? order : orderBy}
        sorting={isSortable ? sorting : undefined}
        onEdit={({ id }) => address.open(tab, id)}
      />
      {isShown && address.edited && (
        <DialogBoundary key={address.edited} title={t(`${kind.name}.editing`)} onClose={address.close}>
          <EditDialog kind={kind} edited={address.edited} onClose={address.close} />
        </DialogBoundary>
      )}
    </TabFrame>
  );
}
