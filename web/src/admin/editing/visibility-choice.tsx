import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ContentItem, ContentKind, VisibilityFlag } from './content-kind.ts';
import { QuickChoice } from './quick-choice.tsx';

const LABELS = {
  isActive: ['editing.active', 'editing.inactive'],
  isPublished: ['editing.published', 'editing.unpublished'],
} as const;

/** Returns both values of a flag, the one that shows an item first. A schedule may hide an item that is shown by its flag. */
export function visibilityOptions(flag: VisibilityFlag, t: TFunction<'admin'>) {
  const [shown, hidden] = LABELS[flag];
  return [
    { value: true, label: t(shown) },
    { value: false, label: t(hidden) },
  ] as const;
}

interface VisibilityChoiceProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  item: Item;
}

/** Shows an item to visitors or hides it, without the form. */
export function VisibilityChoice<Item extends ContentItem>({ kind, item }: VisibilityChoiceProps<Item>) {
  const { t } = useTranslation('admin');
  return (
    <QuickChoice
      kind={kind}
      item={item}
      name={kind.flag}
      label={t('editing.visibility')}
      value={item[kind.flag] !== false}
      options={visibilityOptions(kind.flag, t)}
    />
  );
}
