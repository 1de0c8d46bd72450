import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { findText } from '../form/kept-text.ts';
import { LoadBoundary } from '../load-boundary.tsx';

const GuestDetails = lazyChunk(async () => (await import('./guest-details.tsx')).GuestDetails);

const FORMS = ['guest-notes', 'guest-emails'] as const;

/**
 * The part of a booking's details about its guest, which is loaded when it is opened. It opens by itself with an unsaved note or
 * address.
 */
export function GuestSection({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(() => FORMS.some((form) => findText(form, booking.id) !== null));
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('bookings.guest.title')}</summary>
      {isOpen && (
        <LoadBoundary>
          <GuestDetails booking={booking} />
        </LoadBoundary>
      )}
    </details>
  );
}
