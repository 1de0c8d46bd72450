import { useTranslation } from 'react-i18next';
import type { changeBookingStatus } from '@app/domain/api/bookings.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { call } from '../../lib/api-client.ts';
import { useCommand } from '../commands/use-command.tsx';

interface Decision {
  status: Exclude<BookingStatus, 'pending'>;
  /** Needed to cancel a confirmed booking; the guest reads it. */
  reason?: string;
}

/**
 * Confirms or cancels a booking through the API, because the seats change in the same transaction; the live list shows
 * the result.
 */
export function useChangeStatus({ id, status }: Booking, forget?: () => void) {
  const { t } = useTranslation('admin');
  return useCommand({
    request: (body: Decision) =>
      call<typeof changeBookingStatus>('PATCH', `/api/admin/bookings/${id}/status`, { body }),
    ...(forget && { forget }),
    done: t('bookings.updated'),
    failed: t('bookings.updateFailed'),
    changes: status,
  });
}
