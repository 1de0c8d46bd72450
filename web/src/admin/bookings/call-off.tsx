import { Alert, Button, Form, Input } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { callOffEvent } from '@app/domain/api/events.ts';
import { canCallOff } from '@app/domain/booking/call-off.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES, type BookingStatus } from '@app/domain/booking/booking.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { CallOff as Job } from '@app/domain/booking/call-off-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { findText, useKeptValues } from '../form/kept-text.ts';
import { useLiveDocument, useLiveDocumentsById, useLiveUnion } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { type Command, useCommand } from '../commands/use-command.tsx';
import { filtered } from './booking-query.ts';
import styles from './seats-summary.module.css';
import { TelephoneList } from './telephone-list.tsx';
import { useWaitlist } from './use-waitlist.ts';

function useCallOff(eventId: string, options: Pick<Command<string, unknown>, 'forget' | 'asks'> = {}) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  return useCommand({
    request: (reason: string) =>
      call<typeof callOffEvent>('POST', `/api/admin/events/${eventId}/call-off`, { body: { reason } }),
    ...options,
    failed: t('adminDialogs:callOff.failed'),
  });
}

/** Returns the event's bookings in these states. */
const useBookings = (eventId: string, statuses: readonly BookingStatus[]) =>
  useLiveUnion<Booking>(
    'bookings',
    statuses.map((status) => ({
      ...filtered({ eventId, status }, ['name', 'asc']),
      limit: BOOKING_LIMITS.participantsMax,
    })),
  );

const HOLDING = BOOKING_STATUSES.filter(holdsSeats);

/** Returns whom calling the event off concerns, and what goes back to them; undefined until it is known. */
function useEffectOf(eventId: string) {
  const bookings = useBookings(eventId, HOLDING);
  const waiting = useWaitlist(eventId);
  const held = bookings.state === 'ready' ? bookings.value : [];
  const paid = held.filter(({ payBy }) => payBy).map(({ id }) => id);
  const orders = useLiveDocumentsById<Order>('orders', paid);
  if (bookings.state !== 'ready' || waiting.state !== 'ready' || orders.state !== 'ready') return undefined;
  return {
    bookings: held.length,
    mails: held.filter(({ email }) => email).length + waiting.value.length,
    won: orders.value.reduce(
      (sum, { ledger }) => sum + moneyOf(ledger.payments, ['price', 'held']).keptWon,
      0,
    ),
  };
}

/** The guests whom no mail can tell: those of the job or, before it begins, all who hold seats. */
function GuestsToCall({ eventId, job }: { eventId: string; job?: Job }) {
  const { t } = useTranslation('admin');
  const live = useBookings(eventId, job ? BOOKING_STATUSES : HOLDING);
  if (live.state !== 'ready')
    return <LiveStatus live={live} loading={t('bookings.loading')} failed={t('bookings.fetchFailed')} />;
  const guests = live.value.filter(
    ({ email, status, cancellation }) =>
      !email && (holdsSeats(status) || (job && cancellation && cancellation.at >= job.startedAt)),
  );
  return guests.length > 0 && <TelephoneList guests={guests} />;
}

function CallOffForm({ event }: { event: Event }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const kept = useKeptValues('call-offs', event.id, { reason: '' });
  const { language } = useLanguage();
  const effect = useEffectOf(event.id);
  const { start, isBusy, question } = useCallOff(event.id, {
    forget: kept.forget,
    asks: () => ({
      question: t('adminDialogs:callOff.question', {
        title: localized(event, 'title', language),
        moment: formatEventTime(event.dateTime, language),
      }),
      consequence: t('adminDialogs:callOff.effect', { ...effect!, won: formatWon(effect!.won) }),
      keep: t('deleting.keep'),
      yes: t('adminDialogs:callOff.submit'),
    }),
  });
  const { reasonMax: max } = BOOKING_LIMITS;
  return (
    <AdminForm
      disabled={isBusy}
      initialValues={kept.initial}
      onValuesChange={(_, values: { reason: string }) => kept.keep(values)}
      onFinish={({ reason }: { reason: string }) => effect && start(reason.trim())}
    >
      <Form.Item
        name="reason"
        label={t('adminDialogs:callOff.reason')}
        validateTrigger="onSubmit"
        rules={[
          { required: true, whitespace: true, message: t('adminDialogs:callOff.reasonMissing') },
          { max, message: t('bookings.reasonTooLong', { max }) },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <GuestsToCall eventId={event.id} />
      <Button danger htmlType="submit" loading={isBusy} disabled={!effect}>
        {t('adminDialogs:callOff.submit')}
      </Button>
      {question}
    </AdminForm>
  );
}

export function CallOffProgress({ job }: { job: Job }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { start, isBusy } = useCallOff(job.id);
  const told = Math.max(0, job.total - job.left);
  const isDone = job.state === 'done';
  return (
    <>
      <Alert
        type={isDone ? 'success' : 'info'}
        showIcon
        title={
          isDone
            ? t('adminDialogs:callOff.done', { count: told })
            : t('adminDialogs:callOff.running', { told, total: job.total })
        }
        description={job.reason}
      />
      <GuestsToCall eventId={job.id} job={job} />
      {!isDone && (
        <Button loading={isBusy} onClick={() => start(job.reason)}>
          {t('adminDialogs:callOff.continue')}
        </Button>
      )}
    </>
  );
}

/** Calls an upcoming event off; afterwards shows how far the job has come. The form opens by itself with a reason that was typed. */
export function CallOff({ event, takenSeats }: { event: Event; takenSeats: number }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [now] = useState(() => new Date());
  const live = useLiveDocument<Job>('callOffs', event.id);
  const job = live.state === 'ready' ? live.value : null;
  const [isOpen, setOpen] = useState(() => findText('call-offs', event.id) !== null);
  const isOffered = canCallOff(event, job ?? undefined, { takenSeats, now });
  return (
    <>
      {job && (
        <section className={styles.ledger} aria-label={t('adminDialogs:callOff.progress')}>
          <CallOffProgress job={job} />
        </section>
      )}
      {isOffered && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('adminDialogs:callOff.title')}</summary>
          {isOpen && (
            <section className={styles.ledger} aria-label={t('adminDialogs:callOff.title')}>
              <CallOffForm event={event} />
            </section>
          )}
        </details>
      )}
    </>
  );
}
