import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { findText, forgetText } from '../form/kept-text.ts';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import type { Cancellation } from './use-change-status.ts';

const CancellationForm = lazyChunk(async () => (await import('./cancellation-form.tsx')).CancellationForm);

interface CancelDialogProps {
  booking: Booking;
  open: boolean;
  onClose: () => void;
  onCancelBooking: (cancellation: Cancellation) => void;
}

/** Asks before a booking is cancelled, states what follows, and takes the reason that the guest reads. */
export function CancelDialog({ booking, open, onClose, onCancelBooking }: CancelDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const { leave, question } = useDiscardQuestion(() => findText('cancellations', booking.id) !== null);
  const keep = () =>
    leave(() => {
      forgetText('cancellations', booking.id);
      onClose();
    });
  return (
    <SmallDialog
      title={t('bookings.cancelQuestion', { name: booking.name })}
      open={open}
      onClose={keep}
      dismissible
      footer={
        <>
          <Button onClick={keep}>{t('bookings.cancelKeep')}</Button>
          <Button type="primary" danger htmlType="submit" form={formId}>
            {t('bookings.cancelYes')}
          </Button>
        </>
      }
    >
      <LoadBoundary>
        <CancellationForm
          id={formId}
          booking={booking}
          onCancelBooking={(cancellation) => {
            onClose();
            onCancelBooking(cancellation);
          }}
        />
      </LoadBoundary>
      {question}
    </SmallDialog>
  );
}
