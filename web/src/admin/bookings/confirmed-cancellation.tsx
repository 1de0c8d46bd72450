import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { useFocusOnRemoval } from '../cards/use-focus-on-removal.ts';
import { findText } from '../form/kept-text.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useChangeStatus } from './use-change-status.ts';

/** The button that cancels a confirmed booking. Its dialog opens by itself with a reason that was typed. */
export function ConfirmedCancellation({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(() => findText('cancellations', booking.id) !== null);
  const ref = useFocusOnRemoval<HTMLDivElement>();
  const { start, isBusy } = useChangeStatus(booking);
  return (
    <div ref={ref}>
      <Button danger loading={isBusy} onClick={() => setOpen(true)}>
        {isBusy ? t('bookings.cancelling') : t('bookings.cancelConfirmed')}
      </Button>
      <CancelDialog booking={booking} open={isOpen} onClose={() => setOpen(false)} onCancelBooking={start} />
    </div>
  );
}
