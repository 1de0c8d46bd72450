import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { setStock } from '@app/domain/api/orders.ts';
import { call } from '../../lib/api-client.ts';
import { problemCodeOf } from '../../lib/api-error.ts';
import { useLiveDocument } from '../live/live-documents.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

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
export function useSetStock(productId: string, onSet: () => void) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof setStock>) =>
      inSession(() => call<typeof setStock>('PUT', `/api/admin/products/${productId}/stock`, { body })),
    onSuccess: () => {
      onSet();
      toast.succeeded(t('products.stockSet'));
    },
    onError: (error) => {
      const isChanged = problemCodeOf(error) === 'stock_changed';
      toast.failed(t('products.stockFailed'), isChanged ? t('products.stockChanged') : error);
    },
  });
}
