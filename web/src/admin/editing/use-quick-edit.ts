import { useTranslation } from 'react-i18next';
import { useCommand } from '../commands/use-command.tsx';
import { contentOf, type ContentItem, type ContentKind } from './content-kind.ts';
import { saveContent } from './content-writes.ts';
import { ChangedMeanwhile } from '../session/failures.ts';

/** Changes some fields of an item. @throws ChangedMeanwhile if it no longer is what the admin saw */
export async function patchContent<Item extends ContentItem>(
  { name, isStamped }: ContentKind<Item>,
  item: Item,
  patch: Partial<Item>,
): Promise<void> {
  const { state } = await saveContent<Item>({
    name,
    id: item.id,
    base: item,
    fields: { ...contentOf(item), ...patch },
    isStamped,
  });
  if (state === 'conflict') throw new ChangedMeanwhile();
}

/** Changes fields of an item from its list, without the form. */
export function useQuickEdit<Item extends ContentItem>(
  kind: ContentKind<Item>,
  item: Item,
  onFailed: () => void,
) {
  const { t } = useTranslation('admin');
  return useCommand({
    request: (patch: Partial<Item>) => patchContent(kind, item, patch),
    done: t(`${kind.name}.updated`),
    failed: t(`${kind.name}.saveFailed`),
    onFailed,
  });
}
