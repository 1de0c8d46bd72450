import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { formatSheetTime } from '../lists/sheet-time.ts';
import styles from './activity.module.css';
import { fieldLabel } from './field-label.ts';

type FieldChange = AuditEntry['changes'][string];

/** The changed fields of an entry, each before and after. */
export function ActivityChanges({ changes }: Pick<AuditEntry, 'changes'>) {
  const { t } = useTranslation('admin');
  return (
    <dl className={styles.changes}>
      {Object.entries(changes).map(([field, change]) => (
        <div key={field}>
          <dt>{fieldLabel(field, t)}</dt>
          <dd>
            <Change change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The value before and after the change. The log omits long texts and what visitors entered. */
function Change({ change: { before, after } }: { change: FieldChange }) {
  const { t } = useTranslation('admin');
  const text = (value: FieldChange['before']) =>
    value instanceof Date ? formatSheetTime(value) : String(value ?? '–');
  if (before === undefined && after === undefined) return t('activity.changed');
  return (
    <>
      {before !== undefined && <del>{text(before)}</del>} {after !== undefined && <ins>{text(after)}</ins>}
    </>
  );
}
