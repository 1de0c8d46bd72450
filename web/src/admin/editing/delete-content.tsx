import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { DeleteButton } from '../deleting/delete-button.tsx';
import type { ContentItem, ContentKind } from './content-kind.ts';
import { useContentDeletion } from './use-content-deletion.ts';

interface DeleteContentProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  item: Item;
}

/** The button that deletes a content item after a confirmation. */
export function DeleteContent<Item extends ContentItem>({ kind, item }: DeleteContentProps<Item>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const remove = useContentDeletion(kind);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const name = kind.nameOf(item, language);

  const look = async () => setObstacle((await kind.findObstacle?.(item, t)) ?? null);

  return (
    <DeleteButton
      label={t('editing.nameOfAction', { action: t('deleting.yes'), name })}
      question={t('editing.deleteQuestion', { name })}
      prepare={look}
      onDelete={obstacle === null ? () => remove(item) : null}
    >
      {obstacle ?? t('editing.deleteConsequence')}
    </DeleteButton>
  );
}
