import { Button, Table, type TableColumnsType, type TableProps, Alert } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Sorting } from './use-sort.ts';
import { useBulkAction, type BulkAction, type BulkFailure } from './use-bulk-action.ts';
import { failureOf } from '../session/failures.ts';
import styles from './list-table.module.css';

interface BulkFailuresProps<T> {
  action: BulkAction<T>;
  failures: readonly BulkFailure<T>[];
  nameOf: (item: T) => string;
  onClose: () => void;
}

/** The items for which an action failed, with the reason of each. */
function BulkFailures<T extends { id: string }>({ action, failures, nameOf, onClose }: BulkFailuresProps<T>) {
  const { t } = useTranslation('admin');
  return (
    <Alert
      className={styles.failures ?? ''}
      type="error"
      title={t('lists.failedItems', { action: action.label })}
      description={
        <ul>
          {failures.map(({ item, error }) => (
            <li key={item.id}>
              <strong>{nameOf(item)}</strong> {action.why?.(error) ?? t(`failures.${failureOf(error)}`)}
            </li>
          ))}
        </ul>
      }
      closable={{ onClose, 'aria-label': t('editing.close') }}
    />
  );
}

interface ListTableProps<T extends { id: string }> {
  items: readonly T[];
  columns: TableColumnsType<T>;
  /** Without it, the table cannot be sorted. */
  sorting?: Sorting | undefined;
  /** The accessible name of a row's checkbox is that of its item. */
  nameOf: (item: T) => string;
  /** What can be done with several items at once. Without it, rows cannot be selected. */
  actions?: readonly BulkAction<T>[];
  /** All of an item, in a row that opens below its own. */
  renderDetail: (item: T) => ReactNode;
  /** Whether there is such a row. Without it, there is one for each item. */
  hasDetail?: (item: T) => boolean;
}

/** The width of the columns that open and select rows, in pixels. antd's own ones take more of a phone's screen than a name. */
const CONTROL_WIDTH = 32;

/** Returns a column with its sorting, if the list can be sorted by it. The query sorts, not the table. */
function sortable<T>(column: TableColumnsType<T>[number], { keys, chosen }: Sorting) {
  if (!keys.includes(String(column.key))) return column;
  const order = chosen?.direction === 'desc' ? ('descend' as const) : ('ascend' as const);
  return { ...column, sorter: true, sortOrder: chosen?.key === column.key ? order : null };
}

/** Returns the columns of a table with the sorting of its list, and what a press on a header does. */
export function sortedTable<T>(
  columns: TableColumnsType<T>,
  sorting: Sorting | undefined,
): Pick<TableProps<T>, 'columns' | 'onChange'> {
  if (!sorting) return { columns };
  return {
    columns: columns.map((column) => sortable(column, sorting)),
    onChange: (_pages, _filters, sorter) => {
      const { columnKey, order } = [sorter].flat()[0] ?? {};
      sorting.choose(
        order ? { key: String(columnKey), direction: order === 'descend' ? 'desc' : 'asc' } : null,
      );
    },
  };
}

/** The compact view of a list: a row for each item, and actions on the selected ones. */
export function ListTable<T extends { id: string }>({
  items,
  columns,
  sorting,
  nameOf,
  actions,
  renderDetail,
  hasDetail = () => true,
}: ListTableProps<T>) {
  const { t } = useTranslation('admin');
  const [ids, setIds] = useState<readonly string[]>([]);
  /** What the latest action could not do; those items alone stay selected. */
  const [failed, setFailed] = useState<Pick<BulkFailuresProps<T>, 'action' | 'failures'> | null>(null);
  const bulk = useBulkAction<T>(({ action }, failures) => {
    // Deleted items leave the list, also for the time in which that can be undone.
    if (action.isDeferred || failures.length > 0) setIds(failures.map(({ item }) => item.id));
    setFailed(failures.length > 0 ? { action, failures } : null);
  });
  // An item that has left the list is no longer selected.
  const selected = items.filter(({ id }) => ids.includes(id));
  return (
    <>
      {selected.length > 0 && (
        <fieldset className={styles.bulk}>
          <legend>
            <VisuallyHidden>{t('lists.selection')}</VisuallyHidden>
          </legend>
          <output>{t('lists.selected', { count: selected.length })}</output>
          {actions?.map((action) => {
            const suitable = selected.filter(action.suits);
            return (
              <Button
                key={action.label}
                size="small"
                disabled={suitable.length === 0 || bulk.isBusy}
                danger={action.confirmation !== undefined}
                onClick={() => bulk.start({ action, items: suitable })}
              >
                {t('lists.bulkAction', { action: action.label, count: suitable.length })}
              </Button>
            );
          })}
        </fieldset>
      )}
      {failed && <BulkFailures {...failed} nameOf={nameOf} onClose={() => setFailed(null)} />}
      {bulk.question}
      <Table<T>
        className={styles.table ?? ''}
        rowKey="id"
        size="small"
        {...sortedTable(columns, sorting)}
        dataSource={items}
        pagination={false}
        // The shortcuts move between rows and act on the focused one.
        onRow={() => ({ tabIndex: -1 })}
        expandable={{
          columnWidth: CONTROL_WIDTH,
          columnTitle: <VisuallyHidden>{t('lists.details')}</VisuallyHidden>,
          expandedRowRender: renderDetail,
          rowExpandable: hasDetail,
        }}
        {...(actions && {
          rowSelection: {
            columnWidth: CONTROL_WIDTH,
            selectedRowKeys: selected.map(({ id }) => id),
            onChange: (keys) => setIds(keys.map(String)),
            getTitleCheckboxProps: () => ({ 'aria-label': t('lists.selectAll') }),
            getCheckboxProps: (item: T) => ({ 'aria-label': t('lists.select', { name: nameOf(item) }) }),
          },
        })}
      />
    </>
  );
}
