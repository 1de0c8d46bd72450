import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../session/failures.ts';
import styles from './list-table.module.css';
import type { BulkAction, BulkFailure } from './use-bulk-action.ts';

export interface BulkFailuresProps<T> {
  action: BulkAction<T>;
  failures: readonly BulkFailure<T>[];
  nameOf: (item: T) => string;
  onClose: () => void;
}

/** The items for which an action failed, with the reason of each. */
export function BulkFailures<T extends { id: string }>({
  action,
  failures,
  nameOf,
  onClose,
}: BulkFailuresProps<T>) {
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
