import { useTranslation } from 'react-i18next';
import type { changeBookingStatus } from '@app/domain/api/bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { call } from '../../lib/api-client.ts';
import { forgetText } from '../form/kept-text.ts';
import { useCommand } from '../commands/use-command.tsx';

export interface Cancellation {
  status: 'cancelled';
  /** Needed to cancel a confirmed booking; the guest reads it. */
  reason?: string;
}

/**
 * Confirms or cancels a booking through the API, because the seats change in the same transaction; the live list shows
 * the result.
 */
export function useChangeStatus({ id, status }: Booking) {
  const { t } = useTranslation('admin');
  return useCommand({
    request: (body: Cancellation | { status: 'confirmed' }) =>
      call<typeof changeBookingStatus>('PATCH', `/api/admin/bookings/${id}/status`, { body }),
    forget: () => forgetText('cancellations', id),
    done: t('bookings.updated'),
    failed: t('bookings.updateFailed'),
    changes: status,
  });
}
