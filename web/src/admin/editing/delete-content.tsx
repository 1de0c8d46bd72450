import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { useDelete } from '../deleting/use-delete.ts';
import type { ContentItem, ContentKind } from './content-kind.ts';
import { deleteContent } from './content-writes.ts';
import { failureOf } from './failures.ts';
import { ChangedMeanwhile } from './use-quick-edit.ts';

interface DeleteContentProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  item: Item;
}

/** The button that deletes a content item after a confirmation. */
export function DeleteContent<Item extends ContentItem>({ kind, item }: DeleteContentProps<Item>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const deleteSoon = useDelete();
  const [obstacle, setObstacle] = useState<string | null>(null);
  const name = kind.nameOf(item, language);

  const look = async () => setObstacle((await kind.findObstacle?.(item, t)) ?? null);

  const remove = () =>
    deleteSoon({
      collection: kind.name,
      id: item.id,
      label: t('editing.deleting', { name }),
      run: async () => {
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
    <DeleteButton
      label={t('editing.nameOfAction', { action: t('deleting.yes'), name })}
      question={t('editing.deleteQuestion', { name })}
      prepare={look}
      onDelete={obstacle === null ? remove : null}
    >
      {obstacle ?? t('editing.deleteConsequence')}
    </DeleteButton>
  );
}
