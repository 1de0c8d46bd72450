import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { findText } from '../form/kept-text.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import { keptStockId, useStock } from './use-stock.ts';

const StockForm = lazyChunk(async () => (await import('./stock-form.tsx')).StockForm);

/** The number of pieces in stock, which every order changes, and the form that sets it. It opens by itself with a number that was typed. */
export function ProductStock({ product }: { product: Product }) {
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
