import { useTranslation } from 'react-i18next';
import type { revokeGuestLinks } from '@app/domain/api/guest-bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { call } from '../../lib/api-client.ts';
import { CommandButton } from '../commands/command-button.tsx';

/** A button that revokes the links of a booking after a confirmation. */
export function RevokeLinks({ booking: { id, name } }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  return (
    <CommandButton
      danger
      command={{
        asks: () => ({
          question: t('bookings.guest.revokeQuestion', { name }),
          consequence: t('bookings.guest.revokeConsequence'),
          keep: t('bookings.guest.revokeKeep'),
          yes: t('bookings.guest.revokeYes'),
        }),
        request: () => call<typeof revokeGuestLinks>('DELETE', `/api/admin/bookings/${id}/link`),
        done: t('bookings.guest.revoked'),
        failed: t('bookings.guest.revokeFailed'),
      }}
    >
      {t('bookings.guest.revoke')}
    </CommandButton>
  );
}
