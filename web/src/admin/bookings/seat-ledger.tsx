import { Timeline } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { SeatChange } from '@app/domain/booking/seat-account-schema.ts';
import { seatChangesPath } from '@app/domain/collections.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import styles from './seats-summary.module.css';

const SHOWN = 100;

const signed = (seats: number) => (seats > 0 ? `+${seats}` : `−${Math.abs(seats)}`);

function Change({ change }: { change: SeatChange }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { kind, by, at, booked, held, bookingId, reason } = change;
  const facts = [
    booked !== 0 && t('seatLedger.booked', { seats: signed(booked) }),
    held !== 0 && t('seatLedger.held', { seats: signed(held) }),
    bookingId && bookingReference(bookingId),
    t(`seatLedger.by.${by.role}`),
    reason,
  ];
  return (
    <>
      <strong>{t(`seatLedger.kinds.${kind}`)}</strong> {facts.filter(Boolean).join(' · ')}
      <br />
      <small>{t('bookings.kst', { moment: formatEventTime(at, language) })}</small>
    </>
  );
}

function Changes({ eventId }: { eventId: string }) {
  const { t } = useTranslation('admin');
  const changes = useLiveDocuments<SeatChange>(seatChangesPath(eventId), {
    orderBy: ['at', 'desc'],
    limit: SHOWN,
  });
  if (changes.state === 'loading') return <p>{t('seatLedger.loading')}</p>;
  if (changes.state !== 'ready') return <p>{t('seatLedger.failed')}</p>;
  if (changes.value.length === 0) return <p>{t('seatLedger.empty')}</p>;
  return (
    <section className={styles.ledger} aria-label={t('seatLedger.title')}>
      <Timeline
        items={changes.value.map((change) => ({ key: change.id, content: <Change change={change} /> }))}
      />
    </section>
  );
}

/** The ledger of an event's seats, newest first: who changed how many, when and why. It is read only while it is open. */
export function SeatLedger({ eventId }: { eventId: string }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('seatLedger.title')}</summary>
      {isOpen && <Changes eventId={eventId} />}
    </details>
  );
}
