import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { correctBookingEmail } from '@app/domain/api/bookings.ts';
import type { getGuest, noteGuest } from '@app/domain/api/guests.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import type { revokeGuestLinks } from '@app/domain/api/guest-bookings.ts';
import { GUEST_NOTE_MAX } from '@app/domain/guest/guest-note-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { EmailCorrection } from '../email-correction/email-correction.tsx';
import { inSession } from '../session/in-session.ts';
import { useEvents } from './use-events.ts';
import { CommandButton } from '../commands/command-button.tsx';
import styles from './booking-card.module.css';
import { AdminForm } from '../form/admin-form.tsx';
import { useKeptValues } from '../form/kept-text.ts';
import { useCommand } from '../commands/use-command.tsx';

/**
 * The note on a guest. What is typed is kept in this browser until it is saved; a note that was saved meanwhile at another booking of the
 * address takes its place.
 */
function GuestNoteForm({ bookingId, note }: { bookingId: string; note: string }) {
  const { t } = useTranslation('admin');
  const [stored, setStored] = useState(note);
  const kept = useKeptValues('guest-notes', bookingId, { text: stored });
  const { start, isBusy } = useCommand({
    request: (text: string) =>
      call<typeof noteGuest>('PUT', `/api/admin/bookings/${bookingId}/guest/note`, { body: { text } }),
    forget: kept.forget,
    done: t('bookings.guest.noteSaved'),
    failed: t('bookings.guest.noteFailed'),
    onDone: (_, text) => setStored(text),
  });
  return (
    <AdminForm
      initialValues={kept.initial}
      onValuesChange={(_, values: { text: string }) => kept.keep(values)}
      disabled={isBusy}
      onFinish={({ text }: { text: string }) => start(text.trim())}
    >
      <Form.Item
        name="text"
        label={t('bookings.guest.note')}
        extra={t('bookings.guest.noteHint')}
        rules={[{ max: GUEST_NOTE_MAX, message: t('bookings.guest.noteTooLong', { max: GUEST_NOTE_MAX }) }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 12 }} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {t('bookings.guest.saveNote')}
      </Button>
    </AdminForm>
  );
}

/** A button that revokes the links of a booking after a confirmation. */
function RevokeLinks({ booking: { id, name } }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  return (
    <CommandButton
      danger
      command={{
        asks: () => ({
          question: t('bookings.guest.revokeQuestion', { name }),
          consequence: t('bookings.guest.revokeConsequence'),
          keep: t('bookings.guest.revokeKeep'),
          yes: t('bookings.guest.revokeYes'),
        }),
        request: () => call<typeof revokeGuestLinks>('DELETE', `/api/admin/bookings/${id}/link`),
        done: t('bookings.guest.revoked'),
        failed: t('bookings.guest.revokeFailed'),
      }}
    >
      {t('bookings.guest.revoke')}
    </CommandButton>
  );
}

/** What is known of a booking's guest, and what can be done about the address and the links of this booking. */
export function GuestDetails({ booking }: { booking: Booking }) {
  const { id, name, email, status } = booking;
  return (
    <div className={styles.guest}>
      <GuestBookings key={email} booking={booking} />
      <RevokeLinks booking={booking} />
      {email && holdsSeats(status) && (
        <EmailCorrection
          record="booking"
          name={name}
          formerEmail={email}
          kept={{ form: 'guest-emails', id }}
          request={(corrected, { idempotencyKey }) =>
            call<typeof correctBookingEmail>('PUT', `/api/admin/bookings/${id}/email`, {
              body: { email: corrected },
              headers: { 'Idempotency-Key': idempotencyKey },
            })
          }
        />
      )}
    </div>
  );
}

/** The note on a booking's guest, and all bookings of the guest's address. */
function GuestBookings({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ['guest', booking.id, booking.email],
    queryFn: () => inSession(() => call<typeof getGuest>('GET', `/api/admin/bookings/${booking.id}/guest`)),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const eventOf = useEvents(data?.bookings.map(({ eventId }) => eventId) ?? []);
  if (isError) return <p role="alert">{t('bookings.guest.failed')}</p>;
  if (!data) return <output>{t('bookings.guest.loading')}</output>;
  return (
    <>
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
    </>
  );
}
