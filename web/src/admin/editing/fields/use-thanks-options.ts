import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useLiveUnion } from '../../live/live-documents.ts';
import type { Selection } from '../../live/selection.ts';

/** The stories or products by title: far more than a shop of this size has. */
export const BY_TITLE: Selection = { orderBy: ['title', 'asc'], limit: 300 };

/** Returns what the mail of thanks may link to, by path and title; nothing until it is loaded. */
export function useThanksOptions() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const stories = useLiveUnion<Story>('stories', [BY_TITLE]);
  const products = useLiveUnion<Product>('products', [BY_TITLE]);
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
  return [groupOf('stories', stories), groupOf('products', products)];
}
