import { useTranslation } from 'react-i18next';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { setStock } from '@app/domain/api/orders.ts';
import { call } from '../../lib/api-client.ts';
import { problemCodeOf } from '../../lib/api-error.ts';
import { useLiveDocument } from '../live/live-documents.ts';
import { useCommand } from '../commands/use-command.tsx';

/**
 * Returns the number of pieces in stock, live: null if the product is not counted, undefined until it is loaded. Each product
 * has a listener of its own, so that a list reads the stock of what it shows only.
 */
export function useStock(productId: string): number | null | undefined {
  const stock = useLiveDocument<{ id: string; left: number }>('productStock', productId);
  return stock.state === 'ready' ? (stock.value?.left ?? null) : undefined;
}

/** Returns the key under which a typed number is kept: it was typed for this stock, and a sale in the meantime changes what it should be. */
export const keptStockId = (productId: string, left: number | null) => `${productId}/${left ?? ''}`;

/** Sets the stock through the API, which refuses to overwrite a sale; the live number shows the result. */
export function useSetStock(productId: string, forget: () => void) {
  const { t } = useTranslation('admin');
  return useCommand({
    request: (body: RequestBodyOf<typeof setStock>) =>
      call<typeof setStock>('PUT', `/api/admin/products/${productId}/stock`, { body }),
    forget,
    done: t('products.stockSet'),
    failed: t('products.stockFailed'),
    why: (error) => (problemCodeOf(error) === 'stock_changed' ? t('products.stockChanged') : undefined),
  });
}
