import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { changeBookingStatus } from '@app/domain/api/bookings.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

interface Decision {
  status: Exclude<BookingStatus, 'pending'>;
  /** Needed to cancel a confirmed booking; the guest reads it. */
  reason?: string;
}

/**
 * Confirms or cancels a booking through the API, because the seats change in the same transaction; the live list shows
 * the result.
 */
export function useChangeStatus(bookingId: string, onChanged?: () => void) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (body: Decision) =>
      inSession(() =>
        call<typeof changeBookingStatus>('PATCH', `/api/admin/bookings/${bookingId}/status`, { body }),
      ),
    onSuccess: () => {
      onChanged?.();
      toast.succeeded(t('bookings.updated'));
    },
    onError: (error) => toast.failed(t('bookings.updateFailed'), error),
  });
}
