import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldFilter } from '../lists/field-filters.tsx';
import type { ContentItem, ContentKind, VisibilityFlag } from './content-kind.ts';
import { QuickChoice } from './quick-choice.tsx';

const LABELS = {
  isActive: ['editing.active', 'editing.inactive'],
  isPublished: ['editing.published', 'editing.unpublished'],
} as const;

/** Returns both values of a flag, the one that shows an item first. */
export function visibilityOptions(flag: VisibilityFlag, t: TFunction<'admin'>) {
  const [shown, hidden] = LABELS[flag];
  return [
    { value: true, label: t(shown) },
    { value: false, label: t(hidden) },
  ] as const;
}

/** Returns the filter by a flag, for kinds whose items all have it. A schedule may hide an item that is shown by its flag. */
export const visibilityFilter = <Item,>(
  flag: VisibilityFlag & keyof Item,
  t: TFunction<'admin'>,
): FieldFilter<Item> => ({
  field: flag,
  label: t('editing.visibility'),
  options: visibilityOptions(flag, t),
});

interface VisibilityChoiceProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  item: Item;
  flag: VisibilityFlag & keyof Item;
}

/** Shows an item to visitors or hides it, without the form. */
export function VisibilityChoice<Item extends ContentItem>({
  kind,
  item,
  flag,
}: VisibilityChoiceProps<Item>) {
  const { t } = useTranslation('admin');
  return (
    <QuickChoice
      kind={kind}
      item={item}
      name={flag}
      label={t('editing.visibility')}
      value={item[flag] !== false}
      options={visibilityOptions(flag, t)}
    />
  );
}
