import { Alert, Button, Form, Input } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { callOffEvent } from '@app/domain/api/events.ts';
import { canCallOff } from '@app/domain/booking/call-off.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { CallOff as Job } from '@app/domain/booking/call-off-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { call } from '../../lib/api-client.ts';
import { findText, useKeptValues } from '../form/kept-text.ts';
import { useLiveDocument, useLiveUnion } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { useCommand } from '../commands/use-command.tsx';
import { filtered } from './booking-query.ts';
import styles from './seats-summary.module.css';
import { TelephoneList } from './telephone-list.tsx';

function useCallOff(eventId: string, forget?: () => void) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  return useCommand({
    request: (reason: string) =>
      call<typeof callOffEvent>('POST', `/api/admin/events/${eventId}/call-off`, { body: { reason } }),
    ...(forget && { forget }),
    failed: t('adminDialogs:callOff.failed'),
  });
}

/** The guests whom no mail can tell, with their telephone numbers: those of the job or, before it begins, all who hold seats. */
function GuestsToCall({ eventId, job }: { eventId: string; job?: Job }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const live = useLiveUnion<Booking>(
    'bookings',
    BOOKING_STATUSES.filter((status) => job || holdsSeats(status)).map((status) => ({
      ...filtered({ eventId, status }, ['name', 'asc']),
      limit: BOOKING_LIMITS.participantsMax,
    })),
  );
  if (live.state !== 'ready')
    return <LiveStatus live={live} loading={t('bookings.loading')} failed={t('bookings.fetchFailed')} />;
  const guests = live.value.filter(
    ({ email, status, cancellation }) =>
      !email && (holdsSeats(status) || (job && cancellation && cancellation.at >= job.startedAt)),
  );
  if (guests.length === 0) return null;
  return <TelephoneList guests={guests} />;
}

function CallOffForm({ event }: { event: Event }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const kept = useKeptValues('call-offs', event.id, { reason: '' });
  const { start, isBusy } = useCallOff(event.id, kept.forget);
  const { reasonMax: max } = BOOKING_LIMITS;
  return (
    <AdminForm
      disabled={isBusy}
      initialValues={kept.initial}
      onValuesChange={(_, values: { reason: string }) => kept.keep(values)}
      onFinish={({ reason }: { reason: string }) => start(reason.trim())}
    >
      <Form.Item
        name="reason"
        label={t('adminDialogs:callOff.reason')}
        extra={t('adminDialogs:callOff.consequence')}
        validateTrigger="onSubmit"
        rules={[
          { required: true, whitespace: true, message: t('adminDialogs:callOff.reasonMissing') },
          { max, message: t('bookings.reasonTooLong', { max }) },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <GuestsToCall eventId={event.id} />
      <Button danger htmlType="submit" loading={isBusy}>
        {t('adminDialogs:callOff.submit')}
      </Button>
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
