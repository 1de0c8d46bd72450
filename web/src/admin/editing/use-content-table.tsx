import { Button, Grid, type TableColumnType } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { bulkDeletion } from '../lists/bulk-deletion.ts';
import type { ResourceTable } from '../lists/resource-list.tsx';
import type { ContentItem, ContentKind } from './content-kind.ts';
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
export function useContentTable<Item extends ContentItem>({
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
