import { useTranslation } from 'react-i18next';
import { AVAILABILITIES, PRODUCT_TYPES } from '@app/domain/product/product.ts';
import { formatDollars, formatWon } from '@app/domain/shared/money.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { ContentTab } from '../editing/content-tab.tsx';
import { fieldFilter } from '../lists/filters.tsx';
import { Badge } from '../../ui/badge.tsx';
import { AvailabilityChoice } from './availability-choice.tsx';
import { ProductCard } from './product-card.tsx';
import { PRODUCTS } from './product-kind.ts';

const SitePicturesDialog = lazyChunk(
  async () => (await import('../site-pictures/site-pictures-dialog.tsx')).SitePicturesDialog,
);

/** Fewer than in other lists, because each product also reads its stock and the labels of its tags. */
const PAGE = 15;

/** All products, newest first. */
export function ProductsTab() {
  const { t } = useTranslation(['admin', 'product']);
  return (
    <ContentTab
      kind={PRODUCTS}
      tab="products"
      pageSize={PAGE}
      orderBy={['createdAt', 'desc']}
      sorts={{
        type: 'type',
        price: 'price',
        availability: 'availability',
      }}
      Card={ProductCard}
      filters={[
        fieldFilter(
          t,
          'type',
          t('editing.fields.type'),
          PRODUCT_TYPES.map((value) => ({ value, label: t(`product:type.${value}`) })),
        ),
        fieldFilter(
          t,
          'availability',
          t('editing.fields.availability'),
          AVAILABILITIES.map((value) => ({ value, label: t(`product:availability.${value}`) })),
        ),
      ]}
      actions={
        <DialogButton title={t('sitePictures.title')}>
          {(close) => <SitePicturesDialog onClose={close} />}
        </DialogButton>
      }
      columns={[
        {
          key: 'type',
          title: t('editing.fields.type'),
          responsive: ['lg'],
          render: (_, { type }) => t(`product:type.${type}`),
        },
        {
          key: 'price',
          title: t('products.price'),
          responsive: ['md'],
          isBelowName: true,
          render: (_, { price, priceKrw }) =>
            [formatDollars(price), priceKrw === undefined ? '' : formatWon(priceKrw)]
              .filter(Boolean)
              .join(' · '),
        },
        {
          key: 'availability',
          title: t('editing.fields.availability'),
          isBelowName: true,
          render: (_, product) => (
            <>
              <AvailabilityChoice product={product} />
              {product.hasNoneLeft && <Badge tone="muted">{t('products.noneLeft')}</Badge>}
            </>
          ),
        },
      ]}
    />
  );
}
