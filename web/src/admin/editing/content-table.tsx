import { Button, Grid, type TableColumnsType, type TableColumnType } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { ListTable } from '../lists/list-table.tsx';
import type { Sorting } from '../lists/use-sort.ts';
import type { BulkAction } from '../lists/use-bulk-action.ts';
import type { ContentItem, ContentKind, VisibilityFlag } from './content-kind.ts';
import { useContentDeletion } from './use-content-deletion.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { patchContent } from './use-quick-edit.ts';
import styles from './content-table.module.css';
import { VisibilityChoice, visibilityOptions } from './visibility-choice.tsx';

/** A column between the name and the switch. */
export type ContentColumn<Item> = Omit<TableColumnType<Item>, 'render'> & {
  /** On a phone it stands below the name, so that it can be used without opening the row. */
  isBelowName?: true;
  render: (value: unknown, item: Item, index: number) => ReactNode;
};

export interface ContentTableProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  items: readonly Item[];
  columns: readonly ContentColumn<Item>[];
  sorting?: Sorting | undefined;
  /** The field of the switch; absent for kinds that are always visible. */
  flag?: (VisibilityFlag & keyof Item) | undefined;
  onEdit: (item: Item) => void;
  /** All of an item, in the row that opens below its own. */
  renderDetail: (item: Item) => ReactNode;
}

/** An item cannot be deleted now; the message tells the admin why. */
class Undeletable extends Error {}

/** Content as a table: the name opens the form, its last choice publishes or hides. */
export function ContentTable<Item extends ContentItem>({
  kind,
  items,
  columns,
  sorting,
  flag,
  onEdit,
  renderDetail,
}: ContentTableProps<Item>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const nameOf = (item: Item) => kind.nameOf(item, language);
  const edit = t('editing.edit');
  const isPhone = Grid.useBreakpoint().md === false;
  const between: readonly ContentColumn<Item>[] = flag
    ? [
        ...columns,
        {
          key: flag,
          title: t('editing.visibility'),
          isBelowName: true,
          render: (_, item) => <VisibilityChoice kind={kind} item={item} flag={flag} />,
        },
      ]
    : columns;
  const belowName = isPhone ? between.filter(({ isBelowName }) => isBelowName) : [];
  const all: TableColumnsType<Item> = [
    {
      key: 'name',
      title: t(`tabs.${kind.name === 'storeLocations' ? 'store-locations' : kind.name}`),
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
  ];
  const change = (changed: VisibilityFlag & keyof Item) => (option: { value: boolean; label: string }) => ({
    label: option.label,
    suits: (item: Item) => (item[changed] !== false) !== option.value,
    run: (item: Item) => patchContent(kind, item, { [changed]: option.value } as Partial<Item>),
  });
  const deleteSoon = useContentDeletion(kind);
  const remove: BulkAction<Item> = {
    ...bulkDeletion(t, async (item: Item, batch) => {
      const obstacle = await kind.findObstacle?.(item, t);
      if (obstacle) throw new Undeletable(obstacle);
      deleteSoon(item, batch);
    }),
    why: (error) => (error instanceof Undeletable ? error.message : undefined),
  };
  return (
    <ListTable
      items={items}
      columns={all}
      sorting={sorting}
      nameOf={nameOf}
      actions={[...(flag ? visibilityOptions(flag, t).map(change(flag)) : []), remove]}
      renderDetail={renderDetail}
    />
  );
}
