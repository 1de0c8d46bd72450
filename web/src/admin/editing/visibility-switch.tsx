import { Switch } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldFilter } from '../lists/field-filters.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import type { ContentItem, ContentKind, VisibilityFlag } from './content-kind.ts';
import { useQuickEdit } from './use-quick-edit.ts';

interface VisibilitySwitchProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  item: Item;
  flag: VisibilityFlag & keyof Item;
}

/** Returns the filter by whether visitors see an item, for kinds whose items all have the flag. */
export const visibilityFilter = <Item,>(
  flag: VisibilityFlag & keyof Item,
  t: TFunction<'admin'>,
): FieldFilter<Item> => ({
  field: flag,
  label: t('editing.visibility'),
  options: [
    { value: true, label: t(flag === 'isActive' ? 'editing.active' : 'editing.published') },
    { value: false, label: t(flag === 'isActive' ? 'editing.inactive' : 'editing.unpublished') },
  ],
});

/** Shows an item to visitors or hides it, without the form. */
export function VisibilitySwitch<Item extends ContentItem>({
  kind,
  item,
  flag,
}: VisibilitySwitchProps<Item>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { mutate, isPending } = useQuickEdit(kind, item);
  const action = t(flag === 'isActive' ? 'editing.active' : 'editing.published');
  return (
    <Switch
      size="small"
      checked={item[flag] !== false}
      loading={isPending}
      aria-label={t('editing.nameOfAction', { action, name: kind.nameOf(item, language) })}
      onChange={(checked) => mutate({ [flag]: checked } as Partial<Item>)}
    />
  );
}
