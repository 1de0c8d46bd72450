import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { useDelete } from '../deleting/use-delete.ts';
import type { ContentItem, ContentKind } from './content-kind.ts';
import { deleteContent } from './content-writes.ts';
import { ChangedMeanwhile, failureOf } from '../session/failures.ts';

/** Returns the function that deletes an item of content unless that is undone; those of a batch share one undo bar. */
export function useContentDeletion<Item extends ContentItem>(kind: ContentKind<Item>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const deleteSoon = useDelete();
  return (item: Item, batch?: string) =>
    deleteSoon({
      collection: kind.name,
      id: item.id,
      group: batch,
      label: t('editing.deleting', { name: kind.nameOf(item, language) }),
      run: async () => {
        const { state } = await deleteContent(kind.name, item);
        if (state === 'conflict') throw new ChangedMeanwhile();
      },
      apiPath: `${kind.apiPath}/${item.id}`,
      succeeded: t(`${kind.name}.deleted`),
      failed: t(`${kind.name}.deleteFailed`),
      why: (error) =>
        kind.name === 'events' && failureOf(error) === 'refused' ? t('editing.deleteRefused') : undefined,
    });
}
