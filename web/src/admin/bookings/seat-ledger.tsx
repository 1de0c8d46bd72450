import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { SeatChange } from '@app/domain/booking/seat-account-schema.ts';
import { seatChangesPath } from '@app/domain/collections.ts';
import { History } from '../history/history.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import styles from './seats-summary.module.css';

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
export function SeatLedger({ eventId }: { eventId: string }) {
  const { t } = useTranslation('adminDialogs');
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('seatLedger.title')}</summary>
      {isOpen && <Changes eventId={eventId} />}
    </details>
  );
}
