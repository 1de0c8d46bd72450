import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { revokeGuestLinks } from '@app/domain/api/guest-bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { call } from '../../lib/api-client.ts';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

/** A button that revokes the links of a booking after a confirmation. */
export function RevokeLinks({ booking: { id, name } }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      inSession(() => call<typeof revokeGuestLinks>('DELETE', `/api/admin/bookings/${id}/link`)),
    onSuccess: () => toast.succeeded(t('bookings.guest.revoked')),
    onError: (error) => toast.failed(t('bookings.guest.revokeFailed'), error),
  });
  return (
    <>
      <Button danger loading={isPending} onClick={() => setConfirming(true)}>
        {t('bookings.guest.revoke')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={t('bookings.guest.revokeQuestion', { name })}
        keep={t('bookings.guest.revokeKeep')}
        yes={t('bookings.guest.revokeYes')}
        onKeep={() => setConfirming(false)}
        onYes={() => mutate()}
      >
        {t('bookings.guest.revokeConsequence')}
      </ConfirmDialog>
    </>
  );
}
