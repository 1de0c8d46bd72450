import { useState, type ComponentType } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { nextFrame } from '../../lib/turns.ts';
import { Button, ButtonAnchor, type ButtonLook } from '../../ui/button.tsx';
import { useToaster } from '../../ui/toast.tsx';
import type { BookingDialogProps } from './booking/booking-dialog.tsx';
import type { ListedEvent } from './use-events.ts';

const TOAST_MS = 5_000;

/** Opens the booking dialog, which is fetched at the first press; or the address where the event is booked. */
export function BookNow({ event, title }: { event: ListedEvent; title: string }) {
  const { experiences } = useMessages();
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const [Dialog, setDialog] = useState<ComponentType<BookingDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [fetching, setFetching] = useState(false);
  const words = experiences.event;
  const look: ButtonLook = event.type === 'class' ? 'secondary' : 'primary';
  const { state, seatsLeft } = event.availability;

  if (state === 'external') {
    return (
      <ButtonAnchor
        look={look}
        href={event.bookingUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={words.bookElsewhere(title)}
      >
        {words.book} <span aria-hidden="true">↗</span>
      </ButtonAnchor>
    );
  }
  if (state !== 'open' && state !== 'full') return null;

  const openDialog = async () => {
    setOpen(true);
    if (Dialog) return;
    setFetching(true);
    try {
      // The button shows that it was pressed before what is fetched keeps the page busy.
      await nextFrame();
      const [{ BookingDialog }, { loadBookingWords }] = await Promise.all([
        import('./booking/booking-dialog.tsx'),
        import('./booking/booking-words.ts'),
      ]);
      await loadBookingWords(language);
      setDialog(() => BookingDialog);
    } catch {
      setOpen(false);
      showToast({ tone: 'error', title: words.unavailable, duration: TOAST_MS });
    } finally {
      setFetching(false);
    }
  };
  return (
    <>
      <Button
        look={look}
        aria-label={words.bookNamed(title)}
        aria-haspopup="dialog"
        aria-busy={fetching}
        disabled={state === 'full' && !open}
        onClick={() => void openDialog()}
      >
        {state === 'full' ? words.soldOut : words.book}
      </Button>
      {Dialog && (
        <Dialog
          event={event}
          title={title}
          seatsLeft={seatsLeft}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
