import { useTranslation } from 'react-i18next';
import { AUDITED_COLLECTIONS } from '@app/domain/audit/audit-entry.ts';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { ChoiceField } from '../lists/choice-field.tsx';
import { LiveList } from '../lists/live-list.tsx';
import { Nothing, NothingFound } from '../lists/nothing.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useChoice } from '../lists/use-parameter.ts';
import { ActivityEntry } from './activity-entry.tsx';
import styles from './activity.module.css';

const FILTERS = ['all', ...AUDITED_COLLECTIONS] as const;

/** Who changed what, and when, the latest first. */
export function ActivityTab() {
  const { t } = useTranslation();
  const [filter, choose] = useChoice('of', FILTERS);
  return (
    <div className={styles.tab}>
      <Toolbar>
        <ChoiceField
          label={t('activity.filterLabel')}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: t(`activity.filters.${value}`) }))}
          onChoose={choose}
        />
      </Toolbar>
      <LiveList<AuditEntry>
        key={filter}
        collection="auditLog"
        selections={(limit) => [
          {
            ...(filter === 'all' ? {} : { where: [['collection', '==', filter]] }),
            orderBy: ['when', 'desc'],
            limit,
          },
        ]}
        label={t('activity.title')}
        loading={t('activity.loading')}
        counted={(count) => t('activity.shown', { count })}
        empty={
          filter === 'all' ? (
            <Nothing title={t('activity.empty')} detail={t('activity.emptyDetail')} />
          ) : (
            <NothingFound />
          )
        }
      >
        {(entries) => (
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <ActivityEntry entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </LiveList>
    </div>
  );
}
