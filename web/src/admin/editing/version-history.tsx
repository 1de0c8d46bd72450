import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentVersion } from '@app/domain/content/content-version-schema.ts';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { namesOf, type Field } from '../form/field.ts';
import { fieldLabel } from '../form/field-label.ts';
import type { Values } from '../form/values.ts';
import { History } from '../history/history.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { adminName } from '../session/admin-name.ts';
import { toValues } from './conversions.ts';

/** The number of versions that are shown, latest first. */
const SHOWN = 25;

/** What a version does not bring back: whether visitors see the item, and its pictures, whose files may be deleted. */
const KEPT = ['isPublished', 'isActive', 'visibleFrom', 'visibleUntil', 'publishedAt'];

/** Returns the values of a version for the form, without those that a version does not bring back. */
export function restoredValues(fields: readonly Field[], content: ContentVersion['content']): Values {
  const restored = fields.filter(({ kind, name }) => kind !== 'pictures' && !KEPT.includes(name));
  const names = new Set(restored.flatMap(namesOf));
  return Object.fromEntries(Object.entries(toValues(fields, content)).filter(([name]) => names.has(name)));
}

interface VersionHistoryProps {
  id: string;
  fields: readonly Field[];
  onClose: () => void;
  /** Receives the values of the chosen version. */
  onRestore: (values: Values) => void;
}

/** The replaced versions of an item: who changed which fields and when, each of which returns to the form. */
export function VersionHistory({ id, fields, onClose, onRestore }: VersionHistoryProps) {
  const { t } = useTranslation(['admin', 'adminActivity', 'adminDialogs']);
  const [opened] = useState(
    () =>
      ({
        where: [['item', '==', id]],
        orderBy: ['when', 'desc'],
        limit: SHOWN,
      }) as const,
  );
  const live = useLiveDocuments<ContentVersion>('contentHistory', opened);
  const versions = live.state === 'ready' ? live.value : [];
  return (
    <SmallDialog title={t('adminDialogs:versions.title')} open onClose={onClose} dismissible>
      <p>{t('adminDialogs:versions.hint')}</p>
      {live.state === 'ready' ? (
        versions.length === 0 && <Empty description={t('adminDialogs:versions.empty')} />
      ) : (
        <LiveStatus live={live} loading={t('adminDialogs:versions.loading')} />
      )}
      <History
        entries={versions.map(({ id: key, who, when, fields: changed, content }) => ({
          key,
          title: t('adminDialogs:versions.changed', {
            labels: [...new Set(changed.map((name) => fieldLabel(fields, name, t)))].join(', '),
          }),
          facts: [adminName(who, t)],
          at: when,
          action: (
            <Button size="small" onClick={() => onRestore(restoredValues(fields, content))}>
              {t('adminDialogs:versions.restore')}
            </Button>
          ),
        }))}
      />
      <Button onClick={onClose}>{t('editing.close')}</Button>
    </SmallDialog>
  );
}
