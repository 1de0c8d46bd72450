import { Button, Empty } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentVersion } from '@app/domain/content/content-version-schema.ts';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import type { Field } from '../form/field.ts';
import { fieldLabel, findField } from '../form/find-field.ts';
import type { Values } from '../form/values.ts';
import { History } from '../history/history.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { useSelectedItems } from '../lists/use-found-items.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
import { useAdminName } from '../session/admin-name.ts';
import { restoredValues, versionsOf } from './content-versions.ts';
import { toValues } from './conversions.ts';
import { useValueText } from './use-value-text.tsx';
import styles from './version-history.module.css';

interface VersionHistoryProps {
  id: string;
  fields: readonly Field[];
  onClose: () => void;
  /** Receives the values of the chosen version. */
  onRestore: (values: Values) => void;
}

/** The changed fields of a version as they were before, each with its text. */
function FormerTexts({ fields, version }: { fields: readonly Field[]; version: ContentVersion }) {
  const { t } = useTranslation(['admin', 'adminActivity']);
  const textOf = useValueText();
  const values = toValues(fields, version.content);
  const texts = new Map<string, ReactNode>();
  for (const changed of version.fields) {
    const found = findField(fields, changed);
    // What is said of a picture is shown with it.
    const name = found?.part ? found.field.name : changed;
    texts.set(fieldLabel(fields, name, t), found && textOf(found.field, values[name]));
  }
  return (
    <dl className={styles.texts}>
      {[...texts].map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The replaced versions of an item: who changed which fields and when, and their texts; each returns to the form. */
export function VersionHistory({ id, fields, onClose, onRestore }: VersionHistoryProps) {
  const { t } = useTranslation(['admin', 'adminActivity', 'adminDialogs']);
  const nameOf = useAdminName();
  const [pages, setPages] = useState(1);
  const { live: latest, ...page } = useSelectedItems<ContentVersion>('contentHistory', versionsOf(id), pages);
  const live = useKeepPreviousData(latest);
  const versions = live.state === 'ready' ? live.value : [];
  const mayHaveMore = live.state === 'ready' && (latest.state !== 'ready' || page.mayHaveMore);
  return (
    <SmallDialog
      title={t('adminDialogs:versions.title')}
      open
      onClose={onClose}
      dismissible
      footer={<Button onClick={onClose}>{t('editing.close')}</Button>}
    >
      <p>{t('adminDialogs:versions.hint')}</p>
      {live.state === 'ready' ? (
        versions.length === 0 && <Empty description={t('adminDialogs:versions.empty')} />
      ) : (
        <LiveStatus live={live} loading={t('adminDialogs:versions.loading')} />
      )}
      <History
        entries={versions.map((version) => ({
          key: version.id,
          title: t('adminDialogs:versions.changed'),
          facts: [nameOf(version.who)],
          at: version.when,
          action: (
            <Button size="small" onClick={() => onRestore(restoredValues(fields, version.content))}>
              {t('adminDialogs:versions.restore')}
            </Button>
          ),
          detail: <FormerTexts fields={fields} version={version} />,
        }))}
      />
      {mayHaveMore && <LoadMore latest={latest} onMore={() => setPages(pages + 1)} />}
    </SmallDialog>
  );
}
