import { Alert, Button, Form, Input } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { callOffEvent } from '@app/domain/api/events.ts';
import { canCallOff } from '@app/domain/booking/call-off.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { CallOff as Job } from '@app/domain/booking/call-off-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
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
import { DateChoice } from '../events/date-choice.tsx';
import { useConcerned, useOtherDates } from '../events/use-concerned.ts';
import { ReadFailed } from '../lists/read-failed.tsx';
import { TelephoneList } from '../events/telephone-list.tsx';

interface CallOffInput {
  reason: string;
  /** The other dates of its series that are called off with the event. */
  others: readonly Event[];
  /** Whom it concerns, as was read at the press. */
  effect?: { bookings: number; mails: number; won: number };
}

function useCallOff(eventId: string, options: Pick<Command<CallOffInput, unknown>, 'forget' | 'asks'> = {}) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  return useCommand({
    request: ({ reason, others }: CallOffInput) =>
      call<typeof callOffEvent>('POST', `/api/admin/events/${eventId}/call-off`, {
        body: { reason, dates: others.map(({ id }) => id) },
      }),
    ...options,
    failed: t('adminDialogs:callOff.failed'),
  });
}

/** The guests of a job whom no mail can tell. */
function GuestsToCall({ job }: { job: Job }) {
  const { t } = useTranslation('admin');
  const live = useLiveUnion<Booking>(
    'bookings',
    BOOKING_STATUSES.map((status) => ({
      ...filtered({ eventId: job.id, status }, ['name', 'asc']),
      limit: BOOKING_LIMITS.participantsMax,
    })),
  );
  if (live.state !== 'ready')
    return <LiveStatus live={live} loading={t('bookings.loading')} failed={t('bookings.fetchFailed')} />;
  const guests = live.value.filter(
    ({ email, status, cancellation }) =>
      !email && (holdsSeats(status) || (cancellation && cancellation.at >= job.startedAt)),
  );
  return guests.length > 0 && <TelephoneList guests={guests} />;
}

function CallOffForm({ event }: { event: Event }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const kept = useKeptValues('call-offs', event.id, { reason: '' });
  const { language } = useLanguage();
  const others = useOtherDates(event);
  const [chosen, setChosen] = useState<Event[]>([]);
  const concerned = useConcerned([event, ...chosen]);
  const [isPressed, setPressed] = useState(false);
  const title = localized(event, 'title', language);
  const momentOf = ({ dateTime }: Event) => formatEventTime(dateTime, language);
  const linesOf = (called: readonly Event[]) =>
    called.length === 0
      ? []
      : [event, ...called].map((date) => (
          <Fragment key={date.id}>
            {momentOf(date)}
            <br />
          </Fragment>
        ));
  const { start, isBusy, question } = useCallOff(event.id, {
    forget: kept.forget,
    asks: ({ effect, others: called }) => ({
      question:
        called.length > 0
          ? t('adminDialogs:callOff.questionOfSeries', { title, count: called.length + 1 })
          : t('adminDialogs:callOff.question', { title, moment: momentOf(event) }),
      consequence: [
        ...linesOf(called),
        t('adminDialogs:callOff.effect', { ...effect!, won: formatWon(effect!.won) }),
      ],
      keep: t('deleting.keep'),
      yes: t('adminDialogs:callOff.submit'),
    }),
  });
  const { reasonMax: max } = BOOKING_LIMITS;
  const unreachable = concerned.data?.unreachable ?? [];
  // The figures and the dates of a press belong together.
  const isDisabled = isBusy || isPressed;
  /** Reads again whom it concerns: a guest may have booked since the form was opened. */
  async function ask({ reason }: { reason: string }) {
    setPressed(true);
    const { data: effect, isSuccess } = await concerned.refetch();
    setPressed(false);
    if (isSuccess) start({ reason: reason.trim(), others: chosen, effect });
  }
  return (
    <AdminForm
      disabled={isDisabled}
      initialValues={kept.initial}
      onValuesChange={(_, values: { reason: string }) => kept.keep(values)}
      onFinish={(values: { reason: string }) => void ask(values)}
    >
      {others.dates.length > 0 && (
        <DateChoice
          base={event}
          others={others.dates}
          chosen={chosen}
          onChange={setChosen}
          disabled={isDisabled}
          label={t('adminDialogs:callOff.dates')}
        />
      )}
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
      {unreachable.length > 0 && <TelephoneList guests={unreachable} />}
      <ReadFailed error={others.error} onRetry={others.refetch} />
      <ReadFailed error={concerned.error} onRetry={concerned.refetch} />
      <Button danger htmlType="submit" loading={isBusy} disabled={!concerned.data || !others.isKnown}>
        {t('adminDialogs:callOff.submit')}
      </Button>
      {question}
    </AdminForm>
  );
}

/** How far the other dates are that were called off with an event. */
function OtherDates({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('adminDialogs');
  const { language } = useLanguage();
  const jobs = useLiveDocumentsById<Job>('callOffs', ids);
  const events = useLiveDocumentsById<Event>('events', ids);
  if (events.state !== 'ready') return null;
  return (
    <ul aria-label={t('callOff.otherDates')}>
      {events.value.map(({ id, dateTime }) => {
        const job = jobs.state === 'ready' ? jobs.value.find((one) => one.id === id) : undefined;
        return (
          <li key={id}>
            <Link to={`/admin?tab=bookings&event=${id}`}>{formatEventTime(dateTime, language)}</Link>{' '}
            {job && <Progress job={job} />}
          </li>
        );
      })}
    </ul>
  );
}

/** How many bookings of a job are done. */
function Progress({ job: { state, total, left } }: { job: Job }) {
  const { t } = useTranslation('adminDialogs');
  const told = Math.max(0, total - left);
  return state === 'done' ? t('callOff.done', { count: told }) : t('callOff.running', { told, total });
}

export function CallOffProgress({ job }: { job: Job }) {
  const { t } = useTranslation('adminDialogs');
  const { start, isBusy } = useCallOff(job.id);
  const isDone = job.state === 'done';
  return (
    <>
      <Alert
        type={isDone ? 'success' : 'info'}
        showIcon
        title={<Progress job={job} />}
        description={job.reason}
      />
      <GuestsToCall job={job} />
      {!isDone && (
        <Button loading={isBusy} onClick={() => start({ reason: job.reason, others: [] })}>
          {t('callOff.continue')}
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
          {job.dates && <OtherDates ids={job.dates} />}
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
