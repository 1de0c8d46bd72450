import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { getGuest } from '@app/domain/api/guests.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import styles from './booking-card.module.css';
import { GuestNoteForm } from './guest-note-form.tsx';
import { RevokeLinks } from './revoke-links.tsx';
import { useEvents } from './use-events.ts';

/** The note on a booking's guest, all bookings of the guest's address, and the button that revokes this booking's links. */
export function GuestDetails({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ['guest', booking.id],
    queryFn: () => inSession(() => call<typeof getGuest>('GET', `/api/admin/bookings/${booking.id}/guest`)),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const eventOf = useEvents(data?.bookings.map(({ eventId }) => eventId) ?? []);
  if (isError) return <p role="alert">{t('bookings.guest.failed')}</p>;
  if (!data) return <output>{t('bookings.guest.loading')}</output>;
  return (
    <div className={styles.guest}>
      <GuestNoteForm bookingId={booking.id} note={data.note} />
      <p>{t('bookings.guest.bookings', { count: data.bookings.length })}</p>
      <ul>
        {data.bookings.map(({ id, eventId, agreed, numberOfParticipants, status, isNoShow }) => {
          // The agreed time is better than none while an event is not reachable.
          const shown = eventOf(eventId) ?? agreed;
          return (
            <li key={id} aria-current={id === booking.id || undefined}>
              {[
                t('bookings.guest.booking', {
                  time: formatEventTime(new Date(shown.dateTime), language),
                  title: localized(shown, 'title', language),
                  people: t('bookings.people', { count: numberOfParticipants }),
                  status: t(`bookings.status.${status}`),
                }),
                ...(isNoShow ? [t('bookings.guest.noShow')] : []),
                ...(id === booking.id ? [`(${t('bookings.guest.thisOne')})`] : []),
              ].join(' ')}
            </li>
          );
        })}
      </ul>
      <RevokeLinks booking={booking} />
    </div>
  );
}
