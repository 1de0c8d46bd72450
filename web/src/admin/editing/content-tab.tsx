import { Button, Grid, type TableColumnType } from 'antd';
import { type ComponentType, type ReactNode, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { fieldFilter, type Filter, type Narrowing } from '../lists/filters.tsx';
import type { Resource, ResourceTable } from '../lists/resource-list.tsx';
import { ResourceTab } from '../lists/resource-tab.tsx';
import { DEFAULT_TAB, type TabKey } from '../tab-keys.ts';
import { fieldsOf, type ContentItem, type ContentKind } from './content-kind.ts';
import type { EditDialog as EditDialogOf } from './edit-dialog.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import { newOf, useEditAddress } from './use-edit-address.ts';
import { visibilityOptions, VisibilityChoice } from './visibility-choice.tsx';
import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { useContentDeletion } from './use-content-deletion.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { patchContent } from './use-quick-edit.ts';
import styles from './content-tab.module.css';

/** A column between the name and the switch. */
type ContentColumn<Item> = Omit<TableColumnType<Item>, 'render'> & {
  /** On a phone it stands below the name, so that it can be used without opening the row. */
  isBelowName?: true;
  render: (value: unknown, item: Item, index: number) => ReactNode;
};

interface ContentTableOptions<Item extends ContentItem> {
  kind: ContentKind<Item>;
  /** The title of the first column. */
  title: string;
  columns: readonly ContentColumn<Item>[];
  onEdit: (item: Item) => void;
}

/** An item cannot be deleted now; the message tells the admin why. */
class Undeletable extends Error {}

/** Returns the table of a kind of content: the name opens the form, its last choice publishes or hides. */
function useContentTable<Item extends ContentItem>({
  kind,
  title,
  columns,
  onEdit,
}: ContentTableOptions<Item>): ResourceTable<Item> {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const nameOf = (item: Item) => kind.nameOf(item, language);
  const edit = t('editing.edit');
  const isPhone = Grid.useBreakpoint().md === false;
  const deleteSoon = useContentDeletion(kind);
  const between: readonly ContentColumn<Item>[] = [
    ...columns,
    {
      key: kind.flag,
      title: t('editing.visibility'),
      isBelowName: true,
      render: (_, item) => <VisibilityChoice kind={kind} item={item} />,
    },
  ];
  const belowName = isPhone ? between.filter(({ isBelowName }) => isBelowName) : [];
  return {
    nameOf,
    columns: [
      {
        key: 'name',
        title,
        render: (_, item, index) => (
          <div className={styles.name}>
            <Button
              type="link"
              size="small"
              aria-label={t('editing.nameOfAction', { action: edit, name: nameOf(item) })}
              aria-keyshortcuts="e"
              onClick={() => onEdit(item)}
            >
              {nameOf(item)}
            </Button>
            {belowName.map(({ key, render }) => (
              <Fragment key={key}>{render(undefined, item, index)}</Fragment>
            ))}
          </div>
        ),
      },
      ...between
        .filter((column) => !belowName.includes(column))
        .map(({ isBelowName: _, ...column }): TableColumnType<Item> => column),
      {
        key: 'duplicate',
        title: t('editing.duplicate'),
        responsive: ['lg'],
        render: (_, item) => <DuplicateButton id={item.id} name={nameOf(item)} size="small" />,
      },
    ],
    actions: [
      ...visibilityOptions(kind.flag, t).map(({ value, label }) => ({
        label,
        suits: (item: Item) => (item[kind.flag] !== false) !== value,
        run: (item: Item) => patchContent(kind, item, { [kind.flag]: value } as Partial<Item>),
      })),
      {
        ...bulkDeletion(t, async (item: Item, batch) => {
          const obstacle = await kind.findObstacle?.(item, t);
          if (obstacle) throw new Undeletable(obstacle);
          deleteSoon(item, batch);
        }),
        why: (error) => (error instanceof Undeletable ? error.message : undefined),
      },
    ],
  };
}

/** The form is loaded when it is first opened. */
const EditDialog = lazyChunk(
  async () => (await import('./edit-dialog.tsx')).EditDialog,
) as unknown as typeof EditDialogOf;

const TagsDialog = lazyChunk(async () => (await import('../tags/tags-dialog.tsx')).TagsDialog);

export interface CardProps<Item> {
  item: Item;
  onEdit: () => void;
}

interface ContentTabProps<Item extends ContentItem> extends Pick<
  Resource<Item>,
  'orderBy' | 'pageSize' | 'groups'
> {
  kind: ContentKind<Item>;
  tab: TabKey;
  Card: ComponentType<CardProps<Item>>;
  /** The columns between the name and the switch that publishes or hides. */
  columns: readonly ContentColumn<Item>[];
  /** The fields of columns by which the whole list can be sorted, beside the name. */
  sorts?: Readonly<Record<string, string>>;
  /** Filters beside that by visibility. */
  filters?: readonly Filter<Item>[];
  /** What a link sets in place of the filters. `note` says above the list what it shows, and how to show everything. */
  linked?: (Narrowing<Item> & { note: ReactNode }) | undefined;
  /** Further actions above the list. */
  actions?: ReactNode;
}

/** The tab of one kind of content: search, list and form. */
export function ContentTab<Item extends ContentItem>({
  kind,
  tab,
  Card,
  columns,
  sorts,
  filters = [],
  linked,
  actions,
  ...list
}: ContentTabProps<Item>) {
  // Includes the translations of the form's fields, so that the open form does not suspend.
  const { t } = useTranslation(['admin', 'product', 'events']);
  const { language } = useLanguage();
  const address = useEditAddress();
  const isShown = (address.tab ?? DEFAULT_TAB) === tab;
  const edit = ({ id }: Item) => address.open(tab, id);
  const noResults = <EmptyState title={t('editing.noMatch')} />;
  const visibility = fieldFilter<Item>(
    t,
    kind.flag,
    t('editing.visibility'),
    visibilityOptions(kind.flag, t),
  );
  return (
    <ResourceTab
      {...list}
      collection={kind.name}
      label={t(`tabs.${tab}`)}
      loading={t(`${kind.name}.loading`)}
      counted={(count) => t('editing.shown', { count })}
      sorts={{ name: language === 'kr' ? `${kind.nameField}Kr` : kind.nameField, ...sorts }}
      filters={linked ? [] : [...filters, visibility]}
      narrowing={linked}
      noResults={noResults}
      empty={
        linked ? (
          noResults
        ) : (
          <EmptyState title={t(`${kind.name}.empty`)} detail={t(`${kind.name}.emptyDetail`)} />
        )
      }
      renderCard={(item) => <Card item={item} onEdit={() => edit(item)} />}
      table={useContentTable({ kind, title: t(`tabs.${tab}`), columns, onEdit: edit })}
      actions={
        <>
          {actions}
          {fieldsOf(kind).some((field) => field.kind === 'list' && field.areTags) && (
            <DialogButton title={t('editing.fields.tags')}>
              {(close) => <TagsDialog onClose={close} />}
            </DialogButton>
          )}
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
      <UnfinishedDrafts
        kind={kind.name}
        onContinue={({ id, isNew }) => address.open(tab, isNew ? newOf(id) : id, true)}
      />
      {linked?.note}
      {isShown && address.edited && (
        <DialogBoundary key={address.edited} title={t(`${kind.name}.editing`)} onClose={address.close}>
          <EditDialog kind={kind} edited={address.edited} onClose={address.close} />
        </DialogBoundary>
      )}
    </ResourceTab>
  );
}
