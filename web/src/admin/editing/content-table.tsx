import { Button, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
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
import { VisibilityChoice, visibilityOptions } from './visibility-choice.tsx';

export interface ContentTableProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  items: readonly Item[];
  /** The columns between the name and the switch. */
  columns: TableColumnsType<Item>;
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
  const all: TableColumnsType<Item> = [
    {
      key: 'name',
      title: t(`tabs.${kind.name === 'storeLocations' ? 'store-locations' : kind.name}`),
      render: (_, item) => (
        <Button
          type="link"
          size="small"
          aria-label={t('editing.nameOfAction', { action: edit, name: nameOf(item) })}
          aria-keyshortcuts="e"
          onClick={() => onEdit(item)}
        >
          {nameOf(item)}
        </Button>
      ),
    },
    ...columns,
    ...(flag
      ? [
          {
            key: flag,
            title: t('editing.visibility'),
            render: (_: unknown, item: Item) => <VisibilityChoice kind={kind} item={item} flag={flag} />,
          },
        ]
      : []),
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
