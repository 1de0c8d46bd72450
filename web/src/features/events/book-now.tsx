import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BRAND } from '@app/domain/brand.ts';
import { payableForEvent } from '@app/domain/payment/online-price.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { localizedPath } from '../../i18n/localized-path.ts';
import { usePaymentActions } from '../shared/payment-actions.tsx';
import { DeferredContent } from '../../ui/deferred-content.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { ButtonAnchor, type ButtonLook } from '../../ui/button.tsx';
import { type Booked, useKeptReceipts } from './booking/kept-receipt.ts';
import type { ListedEvent } from './event-data/use-events.ts';
import { EventFormButton } from './event-form-button.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';
import { JoinWaitlist } from './waitlist/join-waitlist.tsx';
import { Price } from '../shared/price.tsx';

interface EventPriceProps {
  event: ListedEvent;
  title: string;
  /** Called when the price is pressed. */
  onPay: () => void;
}

/** The price of an event per person, or that it is free. */
function EventPrice({ event, title, onPay }: EventPriceProps) {
  const { t } = useTranslation('events');
  const price = formatWon(event.price);
  return (
    <Price
      text={event.price === 0 ? t('event.free') : price}
      withUnit={event.price > 0 ? t('event.perPerson', { price }) : undefined}
      title={title}
      onPay={onPay}
      won={payableForEvent(event, event.availability.state, BRAND.payment)}
    />
  );
}

const BookingReceipt = lazyChunk(async () => (await import('./booking/booking-receipt.tsx')).BookingReceipt);

/**
 * Returns a function that opens a booking's page. It does nothing once the visitor has left this page, or while offline, where
 * the receipt on this page can be read.
 */
function useOpenBooking(): (token: string) => void {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [booked, setBooked] = useState<string>();
  const open = useEffectEvent((token: string) => {
    if (navigator.onLine) void navigate(localizedPath(paths.booking(token), language));
  });
  useEffect(() => {
    if (booked) open(booked);
  }, [booked]);
  return setBooked;
}

interface BookNowProps {
  event: ListedEvent;
  title: string;
  priceClassName: string | undefined;
}

/**
 * The price of an event and the button that loads and opens the booking dialog, with the receipts of bookings below it, or a
 * link to the external booking site of the event. After a booking, the booking's page opens; after one that began with a press
 * on the price, the payment.
 */
export function BookNow({ event, title, priceClassName }: BookNowProps) {
  const { t } = useTranslation('events');
  const { Dialog, isOpen, isFetching, show, close } = useLazyDialog(
    async () => (await import('./booking/booking-dialog.tsx')).BookingDialog,
    ['booking', 'eventPage', 'submission'],
  );
  const paymentActions = usePaymentActions();
  const [pays, setPays] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const openBooking = useOpenBooking();
  /** The visitor has closed the dialog, perhaps while the booking was sent, and does something else. */
  const hasLeft = useRef(false);
  const receipts = useKeptReceipts(event.id);
  const look: ButtonLook = event.type === 'class' ? 'secondary' : 'primary';
  const { state, seatsLeft } = event.availability;

  const showDialog = (paysAfterwards: boolean) => {
    setPays(paysAfterwards);
    hasLeft.current = false;
    void show();
  };
  const bookingReceipts = receipts.length > 0 && (
    <DeferredContent>
      {receipts.map((receipt) => (
        <BookingReceipt
          key={'id' in receipt ? receipt.id : receipt.reference}
          receipt={receipt}
          event={event}
          title={title}
        />
      ))}
    </DeferredContent>
  );
  const price = (
    <p className={priceClassName}>
      <EventPrice event={event} title={title} onPay={() => showDialog(true)} />
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
  if (state !== 'open' && state !== 'full')
    return (
      <>
        {price}
        {bookingReceipts}
      </>
    );

  const finish = ({ token, payment }: Pick<Booked, 'token' | 'payment'>) => {
    close();
    if (pays && payment) paymentActions?.payOrder(payment.token, title);
    else if (!hasLeft.current) openBooking(token);
  };
  return (
    <>
      {price}
      <EventFormButton
        action="/api/bookings/form"
        eventId={event.id}
        onOpen={() => showDialog(false)}
        look={look}
        aria-label={t('event.bookNamed', { title })}
        aria-busy={isFetching}
        disabled={state === 'full' && !isOpen}
      >
        {state === 'full' ? t('event.soldOut') : t('event.book')}
      </EventFormButton>
      <JoinWaitlist event={event} title={title} isOffered={state === 'full' || wasRefused} />
      {Dialog && (
        <Dialog
          event={event}
          title={title}
          seatsLeft={seatsLeft}
          open={isOpen}
          onClose={() => {
            hasLeft.current = true;
            close();
          }}
          onBooked={finish}
          onFull={() => setWasRefused(true)}
        />
      )}
      {bookingReceipts}
    </>
  );
}
