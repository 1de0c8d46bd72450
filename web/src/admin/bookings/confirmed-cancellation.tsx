import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { findText } from '../form/kept-text.ts';
import { LoadBoundary } from '../load-boundary.tsx';

const CancellationForm = lazyChunk(async () => (await import('./cancellation-form.tsx')).CancellationForm);

/** The part of a confirmed booking's details in which it can be cancelled. It opens by itself with a reason that was typed. */
export function ConfirmedCancellation({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(() => findText('cancellations', booking.id) !== null);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('bookings.cancelConfirmed')}</summary>
      {isOpen && (
        <LoadBoundary>
          <CancellationForm booking={booking} />
        </LoadBoundary>
      )}
    </details>
  );
}
