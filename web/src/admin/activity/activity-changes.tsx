import { useTranslation } from 'react-i18next';

import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { auth } from '../session/firebase-auth.ts';
import { formatSheetTime } from '../lists/sheet-time.ts';
import styles from './activity.module.css';
import { fieldLabel } from './field-label.ts';
import { itemAddress } from './item-address.ts';

/** Number of characters of an id that are shown, enough to distinguish two ids. */
const ID_SHOWN = 8;

type FieldChange = AuditEntry['changes'][string];

const TONES: Record<AuditEntry['what'], BadgeTone> = {
  created: 'celadon',
  updated: 'plain',
  deleted: 'roast',
};

export function ActivityEntry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const changes = Object.entries(entry.changes);
  const address = itemAddress(entry);
  const who = entry.who === auth.currentUser?.uid ? t('activity.you') : entry.who;
  return (
    <article className={styles.entry} tabIndex={-1}>
      <p className={styles.what}>
        <Badge tone={TONES[entry.what]}>{t(`activity.actions.${entry.what}`)}</Badge>
        <strong>{t(`activity.filters.${entry.collection}`)}</strong>
        {address ? (
          <LocalLink to={address}>{t('activity.open')}</LocalLink>
        ) : (
          <code>{entry.item.slice(0, ID_SHOWN)}</code>
        )}
      </p>
      <p className={styles.who}>
        <time dateTime={entry.when.toISOString()}>
          {t('bookings.kst', { moment: formatEventTime(entry.when, language) })}
        </time>
        <span>{who}</span>
      </p>
      <details>
        <summary>{t('activity.fields', { count: changes.length })}</summary>
        <dl className={styles.changes}>
          {changes.map(([field, change]) => (
            <div key={field}>
              <dt>{fieldLabel(field, t)}</dt>
              <dd>
                <Change change={change} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
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
