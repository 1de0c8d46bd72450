import { useTranslation } from 'react-i18next';
import { useState, type ComponentType, type FormEvent } from 'react';
import { useLanguage, useTranslations } from '../../i18n/language.tsx';
import { usePaymentActions } from '../../lib/payment-actions.tsx';
import { nextFrame } from '../../lib/scheduling.ts';
import { DeferredContent } from '../../ui/deferred-content.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { Button, ButtonAnchor, type ButtonLook } from '../../ui/button.tsx';
import { useToaster } from '../../ui/toast.tsx';
import type { BookingDialogProps } from './booking/booking-dialog.tsx';
import { type BookingPayment, useKeptReceipt } from './booking/kept-receipt.ts';
import { EventPrice } from './event-price.tsx';
import type { ListedEvent } from './event-data/use-events.ts';
import { JoinWaitlist } from './waitlist/join-waitlist.tsx';

const TOAST_MS = 5_000;

const BookingReceipt = lazyChunk(async () => (await import('./booking/booking-receipt.tsx')).BookingReceipt);

interface BookNowProps {
  event: ListedEvent;
  title: string;
  priceClassName: string | undefined;
}

/**
 * The price of an event and the button that loads and opens the booking dialog, with the receipt of a booking below it, or a
 * link to the external booking site of the event. After a booking that began with a press on the price, the payment opens.
 */
export function BookNow({ event, title, priceClassName }: BookNowProps) {
  const { t } = useTranslation('experiences');
  const { language } = useLanguage();
  const translations = useTranslations();
  const { showToast } = useToaster();
  const [Dialog, setDialog] = useState<ComponentType<BookingDialogProps> | null>(null);
  const paymentActions = usePaymentActions();
  const [open, setOpen] = useState(false);
  const [pays, setPays] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const receipt = useKeptReceipt(event.id);
  const [fetching, setFetching] = useState(false);
  const look: ButtonLook = event.type === 'class' ? 'secondary' : 'primary';
  const { state, seatsLeft } = event.availability;

  const showDialog = async (paysAfterwards: boolean) => {
    setPays(paysAfterwards);
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
  const price = (
    <p className={priceClassName}>
      <EventPrice event={event} title={title} onPay={() => void showDialog(true)} />
    </p>
  );

  if (state === 'external') {
    return (
      <>
        {price}
        <ButtonAnchor
          look={look}
          href={event.bookingUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('event.bookElsewhere', { title })}
        >
          {t('event.book')} <span aria-hidden="true">↗</span>
        </ButtonAnchor>
      </>
    );
  }
  if (state !== 'open' && state !== 'full') return price;

  const openDialog = (submission: FormEvent) => {
    submission.preventDefault();
    void showDialog(false);
  };
  const finish = (payment: BookingPayment | undefined) => {
    setOpen(false);
    if (pays && payment) paymentActions?.payOrder(payment.token, title);
  };
  return (
    <>
      {price}
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
      <JoinWaitlist event={event} title={title} isOffered={state === 'full' || wasRefused} />
      {Dialog && (
        <Dialog
          event={event}
          title={title}
          seatsLeft={seatsLeft}
          open={open}
          onClose={() => setOpen(false)}
          onBooked={finish}
          onFull={() => setWasRefused(true)}
        />
      )}
      {receipt && (
        <DeferredContent>
          <BookingReceipt receipt={receipt} event={event} title={title} />
        </DeferredContent>
      )}
    </>
  );
}
