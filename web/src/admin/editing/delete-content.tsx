import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';
import { useDelete } from '../deleting/use-delete.ts';
import type { ContentItem, ContentKind } from './content-kind.ts';
import { deleteContent } from './content-writes.ts';
import { failureOf } from './failures.ts';

interface DeleteContentProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  item: Item;
}

/** Not a failure of the machine: somebody changed the item since the admin looked at it. */
class ChangedMeanwhile extends Error {}

/** The button that deletes an item, after asking, in a moment. */
export function DeleteContent<Item extends ContentItem>({ kind, item }: DeleteContentProps<Item>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const deleteSoon = useDelete();
  const [obstacle, setObstacle] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const name = kind.nameOf(item, language);
  const action = t('editing.remove');

  const ask = async () => {
    setLooking(true);
    setObstacle((await kind.findObstacle?.(item, t)) ?? null);
    setLooking(false);
    setAsking(true);
  };

  const remove = () =>
    deleteSoon({
      collection: kind.name,
      id: item.id,
      label: t('editing.deleting', { name }),
      act: async () => {
        const { state } = await deleteContent(kind.name, item);
        if (state === 'conflict') throw new ChangedMeanwhile();
      },
      apiPath: `${kind.apiPath}/${item.id}`,
      succeeded: t(`${kind.name}.deleted`),
      failed: t(`${kind.name}.deleteFailed`),
      why: (error) =>
        error instanceof ChangedMeanwhile
          ? t('editing.changedMeanwhile')
          : t(`editing.deleteFailures.${failureOf(error)}`),
    });

  return (
    <>
      <Button
        danger
        aria-keyshortcuts="d"
        loading={isLooking}
        aria-label={t('editing.nameOfAction', { action, name })}
        onClick={() => void ask()}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={t('editing.deleteQuestion', { name })}
        keep={t('deleting.keep')}
        yes={t('deleting.yes')}
        onKeep={() => setAsking(false)}
        onYes={obstacle === null ? remove : null}
      >
        {obstacle ?? t('editing.deleteConsequence')}
      </ConfirmDialog>
    </>
  );
}
