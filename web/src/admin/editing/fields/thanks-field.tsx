import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useLiveUnion } from '../../live/live-documents.ts';
import type { Selection } from '../../live/selection.ts';
import { LabelledSelect } from './labelled-select.tsx';

/** Far more than a shop of this size has. */
const MOST = 300;
const BY_TITLE: readonly Selection[] = [{ orderBy: ['title', 'asc'], limit: MOST }];

/** A select of the mail of thanks: none, without a link, or with a story or product. */
export function ThanksField({ field }: { field: FieldOf<'thanks'> }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const stories = useLiveUnion<Story>('stories', BY_TITLE);
  const products = useLiveUnion<Product>('products', BY_TITLE);
  const groupOf = (kind: 'stories' | 'products', live: typeof stories | typeof products) => ({
    label: t(`editing.thanks.${kind}`),
    options:
      live.state === 'ready'
        ? live.value.map((item) => ({
            value: `${kind}/${item.id}`,
            label: localized(item, 'title', language),
          }))
        : [],
  });
  return (
    <LabelledSelect
      field={field}
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        { value: '', label: t('editing.thanks.none') },
        { value: 'plain', label: t('editing.thanks.plain') },
        groupOf('stories', stories),
        groupOf('products', products),
      ]}
    />
  );
}
