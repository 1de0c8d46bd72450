import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { changeBookingStatus } from '@app/domain/api/bookings.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ASK_AGAIN } from '../session/sign-in-reason.ts';
import { useAdminToast } from '../use-admin-toast.ts';

export type Decision = Exclude<BookingStatus, 'pending'>;

/** Confirms or cancels a booking through the API, because seats move with it; the live list shows the result. */
export function useChangeStatus(bookingId: string) {
  const { t } = useTranslation();
  const toast = useAdminToast();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (status: Decision) =>
      call<typeof changeBookingStatus>('PATCH', `/api/admin/bookings/${bookingId}/status`, {
        body: { status },
      }),
    onSuccess: () => toast.succeeded(t('bookings.updated')),
    onError: (error) => {
      toast.failed(t('bookings.updateFailed'));
      const isSessionOver = error instanceof ApiError && error.status === 401;
      if (isSessionOver) void navigate(paths.adminLogin, { replace: true, state: ASK_AGAIN });
    },
  });
}
