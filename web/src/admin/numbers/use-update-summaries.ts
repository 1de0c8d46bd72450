import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { updateSummaries } from '@app/domain/api/numbers.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

/** Counts the recent months again; the live summaries show the result. */
export function useUpdateSummaries() {
  const { t } = useTranslation('numbers');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: () => inSession(() => call<typeof updateSummaries>('POST', '/api/admin/monthly-summaries')),
    onSuccess: () => toast.succeeded(t('updated')),
    onError: (error) => toast.failed(t('updateFailed'), error),
  });
}
