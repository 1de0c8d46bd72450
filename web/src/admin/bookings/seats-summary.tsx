import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { SeatChange } from '@app/domain/booking/seat-account-schema.ts';
import { seatChangesPath } from '@app/domain/collections.ts';
import { useLiveDocument, useLiveDocuments } from '../live/live-documents.ts';
import { CallOff } from './call-off.tsx';
import { EventWaitlist } from './event-waitlist.tsx';
import { HeldSeats } from './held-seats.tsx';
import styles from './seats-summary.module.css';
import { History } from '../history/history.tsx';

const SHOWN = 100;

const signed = (seats: number) => (seats > 0 ? `+${seats}` : `−${Math.abs(seats)}`);

function Changes({ eventId }: { eventId: string }) {
  const { t } = useTranslation('adminDialogs');
  const changes = useLiveDocuments<SeatChange>(seatChangesPath(eventId), {
    orderBy: ['at', 'desc'],
    limit: SHOWN,
  });
  if (changes.state === 'loading') return <p>{t('seatLedger.loading')}</p>;
  if (changes.state !== 'ready') return <p>{t('seatLedger.failed')}</p>;
  if (changes.value.length === 0) return <p>{t('seatLedger.empty')}</p>;
  return (
    <section className={styles.ledger} aria-label={t('seatLedger.title')}>
      <History
        entries={changes.value.map(({ id, kind, by, at, booked, held, bookingId, reason }) => ({
          key: id,
          title: t(`seatLedger.kinds.${kind}`),
          facts: [
            booked !== 0 && t('seatLedger.booked', { seats: signed(booked) }),
            held !== 0 && t('seatLedger.held', { seats: signed(held) }),
            bookingId && bookingReference(bookingId),
            t(`seatLedger.by.${by.role}`),
            reason,
          ],
          at,
        }))}
      />
    </section>
  );
}

/** The ledger of an event's seats, newest first: who changed how many, when and why. It is read only while it is open. */
function SeatLedger({ eventId }: { eventId: string }) {
  const { t } = useTranslation('adminDialogs');
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('seatLedger.title')}</summary>
      {isOpen && <Changes eventId={eventId} />}
    </details>
  );
}

/** Shows the live number of booked seats of an event. An event without bookings has no document in `eventSeats`. */
export function SeatsSummary({ event }: { event: Event }) {
  const { t } = useTranslation('admin');
  const seats = useLiveDocument<EventSeats>('eventSeats', event.id);
  if (seats.state !== 'ready') return null;

  const booked = seats.value?.booked ?? 0;
  const taken = takenSeats(seats.value ?? undefined);
  const held = taken - booked;
  const left = Math.max(0, event.capacity - taken);
  return (
    <div className={styles.summary}>
      <output className={styles.seats}>
        <span className={styles.texts}>
          <strong>{t('bookings.seatsTaken', { booked, capacity: event.capacity })}</strong>
          {held > 0 && <span>{t('bookings.seatsHeld', { seats: held })}</span>}
          <span>{left > 0 ? t('bookings.seatsLeft', { seats: left }) : t('bookings.seatsFull')}</span>
        </span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (taken / event.capacity) * 100)}%` }} />
        </span>
      </output>
      <HeldSeats event={event} />
      <CallOff event={event} takenSeats={taken} />
      <EventWaitlist eventId={event.id} />
      <SeatLedger eventId={event.id} />
    </div>
  );
}
