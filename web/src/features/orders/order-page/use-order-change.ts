import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalAmong } from '../../../lib/api-error.ts';
import { type OrderView, orderQuery } from '../../shared/order-query.ts';
import { useToaster } from '../../../ui/toast.tsx';

/** Changes an order on its page, which then shows the answer or, after a failure, the order as it is now. A toast says which. */
export function useOrderChange<Change>(
  token: string,
  kind: 'cancel' | 'return',
  request: (change: Change) => Promise<OrderView>,
) {
  const { t } = useTranslation('order');
  const { showToast } = useToaster();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(token);
  return useMutation({
    mutationFn: request,
    onSuccess(order) {
      queryClient.setQueryData(queryKey, order);
      showToast({ tone: 'success', title: t(`${kind}.done`) });
    },
    onError(error) {
      void queryClient.invalidateQueries({ queryKey });
      const refusal = refusalAmong(['order_change_refused'] as const, error) ?? 'other';
      showToast({ tone: 'error', title: t(`${kind}.refused.${refusal}`) });
    },
  });
}
