import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { isSoldOut, shownAvailability } from '@app/domain/product/sold-out.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatDollars, formatWon } from '@app/domain/shared/money.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ContentCard } from '../editing/content-card.tsx';
import type { CardProps } from '../editing/content-tab.tsx';
import { AvailabilityChoice } from './availability-choice.tsx';
import { PRODUCTS } from './product-kind.ts';
import { useState } from 'react';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { findText } from '../form/kept-text.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import { keptStockId, useStock } from './use-stock.ts';
import { useLiveCount } from '../live/use-live-count.ts';

/** How many people wait for a product to be back. Counted when it is opened: a page of sold-out products would cost too many reads. */
function RestockWaiting({ productId }: { productId: string }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('products.restockRequests')}</summary>
      {isOpen && <Waiting productId={productId} />}
    </details>
  );
}

function Waiting({ productId }: { productId: string }) {
  const { t } = useTranslation('admin');
  const count = useLiveCount('restockRequests', {
    where: [
      ['productId', '==', productId],
      ['isConfirmed', '==', true],
    ],
  });
  if (count === null) return <p>…</p>;
  return <p>{count > 0 ? t('products.waiting', { count }) : t('products.nobodyWaits')}</p>;
}

const StockForm = lazyChunk(async () => (await import('./stock-form.tsx')).StockForm);

/** The number of pieces in stock, which every order changes, and the form that sets it. It opens by itself with a number that was typed. */
function ProductStock({ product }: { product: Product }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [chosen, setOpen] = useState<boolean | null>(null);
  const left = useStock(product.id);
  if (left === undefined) return null;
  const isOpen = chosen ?? findText('stocks', keptStockId(product.id, left)) !== null;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{left === null ? t('products.notCounted') : t('products.stock', { count: left })}</summary>
      {isOpen && (
        <LoadBoundary>
          <StockForm
            // A sale in the meantime shows the new number.
            key={left}
            productId={product.id}
            name={localized(product, 'title', language)}
            left={left}
          />
        </LoadBoundary>
      )}
    </details>
  );
}

const AVAILABILITY_TONES = { in_stock: 'plain', seasonal: 'plain', out_of_stock: 'muted' } as const;

export function ProductCard({ item: product, onEdit }: CardProps<Product>) {
  const { t } = useTranslation(['admin', 'product']);
  const { language } = useLanguage();
  const prices = [
    formatDollars(product.price),
    product.priceKrw === undefined ? '' : formatWon(product.priceKrw),
  ];
  const attributes =
    product.type === 'coffee'
      ? ([
          [t('editing.fields.origin'), product.origin ? t(`product:origin.${product.origin}`) : ''],
          [
            t('editing.fields.roastLevel'),
            product.roastLevel ? t(`product:roastLevel.${product.roastLevel}`) : '',
          ],
        ] as const)
      : ([[t('editing.fields.abv'), product.abv === undefined ? '' : `${product.abv}%`]] as const);
  return (
    <ContentCard
      kind={PRODUCTS}
      item={product}
      onEdit={onEdit}
      picture={product.images[0] ?? ''}
      badges={
        <>
          <Badge tone={product.type === 'coffee' ? 'roast' : 'celadon'}>
            {t(`product:type.${product.type}`)}
          </Badge>
          <Badge tone={AVAILABILITY_TONES[shownAvailability(product)]}>
            {isSoldOut(product) && product.availability !== 'out_of_stock'
              ? t('products.noneLeft')
              : t(`product:availability.${product.availability}`)}
          </Badge>
        </>
      }
      text={localized(product, 'shortDesc', language)}
      details={[[t('products.price'), prices.filter(Boolean).join(' · ')], ...attributes]}
      tags={product.tags}
    >
      <AvailabilityChoice product={product} />
      <ProductStock product={product} />
      {/* Requests end when the product is back. */}
      {isSoldOut(product) && <RestockWaiting productId={product.id} />}
    </ContentCard>
  );
}
