import { Alert, Button, Form, Input } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import type { TFunction } from 'i18next';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { callOffEvent } from '@app/domain/api/events.ts';
import { Link } from 'react-router-dom';
import { canCallOff } from '@app/domain/booking/call-off.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES, type BookingStatus } from '@app/domain/booking/booking.ts';
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
import { useConcerned } from '../events/use-concerned.ts';
import { useOtherDates } from '../events/use-other-dates.ts';
import { ReadFailed } from '../lists/read-failed.tsx';
import { TelephoneList } from '../events/telephone-list.tsx';

interface CallOffInput {
  reason: string;
  /** The other dates of its series that are called off with the event. */
  others: readonly Event[];
  /** Whom it concerns, as was read at the press. */
  effect?: { bookings: number; mails: number; won: number };
}

function useCallOff(
  eventId: string,
  options: Pick<Command<CallOffInput, unknown>, 'forget' | 'asks' | 'onDone'> = {},
) {
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

/** Returns the event's bookings in these states. */
const useBookings = (eventId: string, statuses: readonly BookingStatus[]) =>
  useLiveUnion<Booking>(
    'bookings',
    statuses.map((status) => ({
      ...filtered({ eventId, status }, ['name', 'asc']),
      limit: BOOKING_LIMITS.participantsMax,
    })),
  );

/** The guests of a job whom no mail can tell. */
function GuestsToCall({ job }: { job: Job }) {
  const { t } = useTranslation('admin');
  const live = useBookings(job.id, BOOKING_STATUSES);
  if (live.state !== 'ready')
    return <LiveStatus live={live} loading={t('bookings.loading')} failed={t('bookings.fetchFailed')} />;
  const guests = live.value.filter(
    ({ email, status, cancellation }) =>
      !email && (holdsSeats(status) || (cancellation && cancellation.at >= job.startedAt)),
  );
  return guests.length > 0 && <TelephoneList guests={guests} />;
}

interface CallOffFormProps {
  event: Event;
  /** Called with the other dates that are called off with the event. */
  onDone: (others: readonly Event[]) => void;
}

function CallOffForm({ event, onDone }: CallOffFormProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const kept = useKeptValues('call-offs', event.id, { reason: '' });
  const { language } = useLanguage();
  const others = useOtherDates(event);
  const [chosen, setChosen] = useState<Event[]>([]);
  const concerned = useConcerned([event, ...chosen]);
  const title = localized(event, 'title', language);
  const momentOf = ({ dateTime }: Event) => formatEventTime(dateTime, language);
  const lines =
    chosen.length === 0
      ? []
      : [event, ...chosen].map((date) => (
          <Fragment key={date.id}>
            {momentOf(date)}
            <br />
          </Fragment>
        ));
  const { start, isBusy, question } = useCallOff(event.id, {
    forget: kept.forget,
    onDone: (_, input) => onDone(input.others),
    asks: ({ effect }) => ({
      question:
        chosen.length > 0
          ? t('adminDialogs:callOff.questionOfSeries', { title, count: chosen.length + 1 })
          : t('adminDialogs:callOff.question', { title, moment: momentOf(event) }),
      consequence: [...lines, t('adminDialogs:callOff.effect', { ...effect!, won: formatWon(effect!.won) })],
      keep: t('deleting.keep'),
      yes: t('adminDialogs:callOff.submit'),
    }),
  });
  const { reasonMax: max } = BOOKING_LIMITS;
  const unreachable = concerned.data?.unreachable ?? [];
  /** Reads again whom it concerns: a guest may have booked since the form was opened. */
  async function ask({ reason }: { reason: string }) {
    const { data: effect } = await concerned.refetch();
    if (effect) start({ reason: reason.trim(), others: chosen, effect });
  }
  return (
    <AdminForm
      disabled={isBusy}
      initialValues={kept.initial}
      onValuesChange={(_, values: { reason: string }) => kept.keep(values)}
      onFinish={(values: { reason: string }) => void ask(values)}
    >
      {others.length > 0 && (
        <DateChoice
          base={event}
          others={others}
          chosen={chosen}
          onChange={setChosen}
          disabled={isBusy}
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
      <ReadFailed error={concerned.error} onRetry={concerned.refetch} />
      <Button danger htmlType="submit" loading={isBusy} disabled={!concerned.data}>
        {t('adminDialogs:callOff.submit')}
      </Button>
      {question}
    </AdminForm>
  );
}

/** How far the other dates are that were called off with an event. */
function OtherDates({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation('adminDialogs');
  const { language } = useLanguage();
  const jobs = useLiveDocumentsById<Job>(
    'callOffs',
    events.map(({ id }) => id),
  );
  return (
    <ul aria-label={t('callOff.otherDates')}>
      {events.map(({ id, dateTime }) => {
        const job = jobs.state === 'ready' ? jobs.value.find((one) => one.id === id) : undefined;
        return (
          <li key={id}>
            <Link to={`/admin?tab=bookings&event=${id}`}>{formatEventTime(dateTime, language)}</Link>{' '}
            {job && progressOf(job, t)}
          </li>
        );
      })}
    </ul>
  );
}

function progressOf({ state, total, left }: Job, t: TFunction<'adminDialogs'>): string {
  const told = Math.max(0, total - left);
  return state === 'done' ? t('callOff.done', { count: told }) : t('callOff.running', { told, total });
}

export function CallOffProgress({ job }: { job: Job }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { t: text } = useTranslation('adminDialogs');
  const { start, isBusy } = useCallOff(job.id);
  const isDone = job.state === 'done';
  return (
    <>
      <Alert
        type={isDone ? 'success' : 'info'}
        showIcon
        title={progressOf(job, text)}
        description={job.reason}
      />
      <GuestsToCall job={job} />
      {!isDone && (
        <Button loading={isBusy} onClick={() => start({ reason: job.reason, others: [] })}>
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
  const [others, setOthers] = useState<readonly Event[]>([]);
  const isOffered = canCallOff(event, job ?? undefined, { takenSeats, now });
  return (
    <>
      {job && (
        <section className={styles.ledger} aria-label={t('adminDialogs:callOff.progress')}>
          <CallOffProgress job={job} />
          {others.length > 0 && <OtherDates events={others} />}
        </section>
      )}
      {isOffered && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('adminDialogs:callOff.title')}</summary>
          {isOpen && (
            <section className={styles.ledger} aria-label={t('adminDialogs:callOff.title')}>
              <CallOffForm event={event} onDone={setOthers} />
            </section>
          )}
        </details>
      )}
    </>
  );
}
