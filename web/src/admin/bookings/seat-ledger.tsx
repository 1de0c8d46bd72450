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
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const changes = useLiveDocuments<SeatChange>(seatChangesPath(eventId), {
    orderBy: ['at', 'desc'],
    limit: SHOWN,
  });
  if (changes.state === 'loading') return <p>{t('adminDialogs:seatLedger.loading')}</p>;
  if (changes.state !== 'ready') return <p>{t('adminDialogs:seatLedger.failed')}</p>;
  if (changes.value.length === 0) return <p>{t('adminDialogs:seatLedger.empty')}</p>;
  return (
    <section className={styles.ledger} aria-label={t('adminDialogs:seatLedger.title')}>
      <History
        entries={changes.value.map(({ id, kind, by, at, booked, held, bookingId, reason }) => ({
          key: id,
          title: t(`adminDialogs:seatLedger.kinds.${kind}`),
          facts: [
            booked !== 0 && t('adminDialogs:seatLedger.booked', { seats: signed(booked) }),
            held !== 0 && t('adminDialogs:seatLedger.held', { seats: signed(held) }),
            bookingId && bookingReference(bookingId),
            t(`adminDialogs:seatLedger.by.${by.role}`),
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
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('adminDialogs:seatLedger.title')}</summary>
      {isOpen && <Changes eventId={eventId} />}
    </details>
  );
}
