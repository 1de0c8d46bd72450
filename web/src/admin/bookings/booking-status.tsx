import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { isUnverified } from '@app/domain/booking/unverified.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Record<Booking['status'], BadgeTone> = {
  pending: 'sun',
  confirmed: 'celadon',
  cancelled: 'muted',
};

/** The status of a booking, and whether its address is not verified yet. */
export function BookingStatus({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Badge tone={TONES[booking.status]}>{t(`bookings.status.${booking.status}`)}</Badge>
      {isUnverified(booking) && <Badge tone="muted">{t('bookings.unverified')}</Badge>}
    </>
  );
}
