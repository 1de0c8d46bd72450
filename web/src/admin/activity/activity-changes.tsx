import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { fieldLabel } from '../form/field-label.ts';
import styles from './activity.module.css';
import { auditedFields } from './audited-fields.ts';
import { fieldText } from './field-text.ts';
import { useReferences } from './use-references.ts';

type FieldChange = AuditEntry['changes'][string];

/** The number of a booking's changes, by which programs tell its versions apart. */
const COUNTER = 'revision';

/** Returns the changed fields that tell an admin something. */
export const shownChanges = (changes: AuditEntry['changes']) =>
  Object.entries(changes).filter(([field]) => field !== COUNTER);

/** The changed fields of an entry, each before and after. The log omits long texts and what visitors entered. */
export function ActivityChanges({ collection, changes }: Pick<AuditEntry, 'collection' | 'changes'>) {
  const { t } = useTranslation(['admin', 'adminActivity', 'product', 'experiences']);
  const { language } = useLanguage();
  const references = useReferences(changes);
  const valueOf = (field: string, { before, after }: FieldChange) => {
    const text = (value: FieldChange['before']) =>
      value !== undefined && fieldText(collection, field, value, { language, t, ...references });
    if (before === undefined && after === undefined) return t('activity.changed');
    return (
      <>
        {before !== undefined && <del>{text(before)}</del>} {after !== undefined && <ins>{text(after)}</ins>}
      </>
    );
  };
  return (
    <dl className={styles.changes}>
      {shownChanges(changes).map(([field, change]) => (
        <div key={field}>
          <dt>{fieldLabel(auditedFields(collection), field, t)}</dt>
          <dd>{valueOf(field, change)}</dd>
        </div>
      ))}
    </dl>
  );
}
