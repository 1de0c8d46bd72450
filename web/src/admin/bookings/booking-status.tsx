import { useTranslation } from 'react-i18next';
import { awaitsDecision } from '@app/domain/booking/booking-status.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { isUnverified } from '@app/domain/booking/unverified.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Record<Booking['status'], BadgeTone> = {
  pending: 'sun',
  confirmed: 'celadon',
  cancelled: 'muted',
};

interface BookingStatusProps {
  booking: Booking;
  /** Beside the buttons that decide about a pending booking, its status goes without saying. */
  isDecidedBeside?: boolean;
}

/** The status of a booking, and whether its address is not verified yet. */
export function BookingStatus({ booking, isDecidedBeside = false }: BookingStatusProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {!(isDecidedBeside && awaitsDecision(booking.status)) && (
        <Badge tone={TONES[booking.status]}>{t(`bookings.status.${booking.status}`)}</Badge>
      )}
      {isUnverified(booking) && <Badge tone="muted">{t('bookings.unverified')}</Badge>}
    </>
  );
}
