import { useTranslation } from 'react-i18next';
import { useState, type ComponentType, type FormEvent } from 'react';
import { useLanguage, useTranslations } from '../../i18n/language.tsx';
import { nextFrame } from '../../lib/scheduling.ts';
import { DeferredContent } from '../../ui/deferred-content.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { Button, ButtonAnchor, type ButtonLook } from '../../ui/button.tsx';
import { useToaster } from '../../ui/toast.tsx';
import type { BookingDialogProps } from './booking/booking-dialog.tsx';
import { useKeptReceipt } from './booking/kept-receipt.ts';
import type { ListedEvent } from './event-data/use-events.ts';

const TOAST_MS = 5_000;

const BookingReceipt = lazyChunk(async () => (await import('./booking/booking-receipt.tsx')).BookingReceipt);

/** A button that loads and opens the booking dialog, with the receipt of a booking below it, or a link to the external booking site of the event. */
export function BookNow({ event, title }: { event: ListedEvent; title: string }) {
  const { t } = useTranslation('experiences');
  const { language } = useLanguage();
  const translations = useTranslations();
  const { showToast } = useToaster();
  const [Dialog, setDialog] = useState<ComponentType<BookingDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const bookingId = useKeptReceipt(event.id);
  const [fetching, setFetching] = useState(false);
  const look: ButtonLook = event.type === 'class' ? 'secondary' : 'primary';
  const { state, seatsLeft } = event.availability;

  if (state === 'external') {
    return (
      <ButtonAnchor
        look={look}
        href={event.bookingUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={t('event.bookElsewhere', { title })}
      >
        {t('event.book')} <span aria-hidden="true">↗</span>
      </ButtonAnchor>
    );
  }
  if (state !== 'open' && state !== 'full') return null;

  const openDialog = (submission: FormEvent) => {
    submission.preventDefault();
    void showDialog();
  };
  const showDialog = async () => {
    setOpen(true);
    if (Dialog) return;
    setFetching(true);
    try {
      // Paints the pressed button before evaluating the loaded chunk blocks the main thread.
      await nextFrame();
      const [{ BookingDialog }] = await Promise.all([
        import('./booking/booking-dialog.tsx'),
        translations.load(language, ['booking', 'submission']),
      ]);
      setDialog(() => BookingDialog);
    } catch {
      setOpen(false);
      showToast({ tone: 'error', title: t('event.unavailable'), duration: TOAST_MS });
    } finally {
      setFetching(false);
    }
  };
  return (
    <>
      {/* Without JavaScript the booking form is a page of its own. */}
      <form action="/api/bookings/form" onSubmit={openDialog}>
        <input type="hidden" name="eventId" value={event.id} />
        <Button
          type="submit"
          name="language"
          value={language}
          look={look}
          aria-label={t('event.bookNamed', { title })}
          aria-haspopup="dialog"
          aria-busy={fetching}
          disabled={state === 'full' && !open}
        >
          {state === 'full' ? t('event.soldOut') : t('event.book')}
        </Button>
      </form>
      {Dialog && (
        <Dialog
          event={event}
          title={title}
          seatsLeft={seatsLeft}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
      {bookingId && (
        <DeferredContent>
          <BookingReceipt bookingId={bookingId} event={event} />
        </DeferredContent>
      )}
    </>
  );
}
