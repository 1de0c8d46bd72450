import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatHold } from '@app/domain/booking/seat-account-schema.ts';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { seatHoldsPath } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { holdSeats, releaseSeats } from '@app/domain/api/holds.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
import { AdminForm } from '../form/admin-form.tsx';
import { CommandButton } from '../commands/command-button.tsx';
import { findText, useKeptValues } from '../form/kept-text.ts';
import { NumberItem } from '../form/number-item.tsx';
import { parseNumber } from '../form/number-text.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import type { Selection } from '../live/selection.ts';
import styles from './seats-summary.module.css';
import { call } from '../../lib/api-client.ts';
import { refusalAmong } from '../../lib/api-error.ts';
import { failureOf } from '../session/failures.ts';
import { useCommand } from '../commands/use-command.tsx';

/** The errors that the form explains, by the keys of their texts. */
const FAILURES = {
  capacity_exceeded: 'full',
  event_closed: 'begun',
  idempotency_conflict: 'alreadyHeld',
} as const satisfies Partial<Record<ErrorCode, string>>;

const EXPLAINED = Object.keys(FAILURES) as (keyof typeof FAILURES)[];

function textOf(error: Error) {
  const code = refusalAmong(EXPLAINED, error);
  return code ? FAILURES[code] : ('notHeld' as const);
}

/** Holds seats back through the API. */
function useHoldSeats(eventId: string, forget: () => void, onHeld: () => void) {
  const { t } = useTranslation('adminDialogs');
  const { start, isBusy, error } = useCommand({
    request: (body: RequestBodyOf<typeof holdSeats>, { idempotencyKey }) =>
      call<typeof holdSeats>('POST', `/api/admin/events/${eventId}/holds`, {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    forget,
    done: ({ seats }) => t('heldSeats.held', { count: seats }),
    onDone: onHeld,
  });
  return { start, isBusy, failure: error && textOf(error), reason: error && failureOf(error) };
}

/** Returns the command that releases held seats through the API; the live list shows the result. */
function useReleaseSeats({ id, eventId, seats }: SeatHold) {
  const { t } = useTranslation('adminDialogs');
  return {
    request: () =>
      call<typeof releaseSeats>('POST', `/api/admin/events/${eventId}/releases`, { body: { holdId: id } }),
    done: t('heldSeats.released', { count: seats }),
    failed: t('heldSeats.notReleased'),
    changes: id,
  };
}

interface Values {
  seats: string;
  reason: string;
}

const EMPTY: Values = { seats: '', reason: '' };

function HoldForm({ event }: { event: Event }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [form] = Form.useForm<Values>();
  const kept = useKeptValues<Values>('seat-holds', event.id, EMPTY);
  const { start, isBusy, failure, reason } = useHoldSeats(event.id, kept.forget, () =>
    form.setFieldsValue(EMPTY),
  );
  const { reasonMax } = BOOKING_LIMITS;
  return (
    <AdminForm<Values>
      form={form}
      disabled={isBusy}
      initialValues={kept.initial}
      onValuesChange={(_, values) => kept.keep(values)}
      onFinish={({ seats, reason }) => start({ seats: parseNumber(seats, 0) ?? 0, reason: reason.trim() })}
    >
      <NumberItem
        name="seats"
        label={t('adminDialogs:heldSeats.seats')}
        max={event.capacity}
        message={t('adminDialogs:heldSeats.seatsRange', { max: event.capacity })}
      />
      <Form.Item
        name="reason"
        label={t('adminDialogs:heldSeats.reason')}
        extra={t('adminDialogs:heldSeats.reasonHint')}
        validateTrigger="onSubmit"
        rules={[
          { required: true, whitespace: true, message: t('adminDialogs:heldSeats.reasonMissing') },
          { max: reasonMax, message: t('bookings.reasonTooLong', { max: reasonMax }) },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      {failure && (
        <Alert
          type="error"
          showIcon
          title={t(`adminDialogs:heldSeats.${failure}`)}
          description={failure === 'notHeld' && reason && t(`failures.${reason}`)}
        />
      )}
      <Button htmlType="submit" loading={isBusy}>
        {t('adminDialogs:heldSeats.hold')}
      </Button>
    </AdminForm>
  );
}

function Hold({ hold }: { hold: SeatHold }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const command = useReleaseSeats(hold);
  const { reason = '' } = hold;
  return (
    <li>
      <span>
        <strong>{t('adminDialogs:heldSeats.count', { count: hold.seats })}</strong> {reason}
      </span>
      <CommandButton
        aria-label={t('adminDialogs:heldSeats.releaseOf', { count: hold.seats, reason })}
        command={command}
      >
        {t('adminDialogs:heldSeats.release')}
      </CommandButton>
    </li>
  );
}

export const HELD: Selection = {
  where: [['state', '==', 'held']],
  // Each holds a seat at least.
  limit: BOOKING_LIMITS.participantsMax,
};

function Holds({ event }: { event: Event }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const live = useLiveDocuments<SeatHold>(seatHoldsPath(event.id), HELD);
  if (live.state !== 'ready') return <LiveStatus live={live} loading={t('adminDialogs:heldSeats.loading')} />;
  // Offers to the waitlist end with their entry.
  const held = live.value.filter(({ expiresAt }) => !expiresAt);
  return (
    <section className={styles.ledger} aria-label={t('adminDialogs:heldSeats.title')}>
      {held.length > 0 && (
        <ul className={styles.holds}>
          {held
            .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
            .map((hold) => (
              <Hold key={hold.id} hold={hold} />
            ))}
        </ul>
      )}
      <HoldForm event={event} />
    </section>
  );
}

/**
 * The seats that are held back from visitors, each with its reason, and the form that holds more. It opens by itself with what
 * was typed.
 */
export function HeldSeats({ event }: { event: Event }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [isOpen, setOpen] = useState(() => findText('seat-holds', event.id) !== null);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('adminDialogs:heldSeats.title')}</summary>
      {isOpen && <Holds event={event} />}
    </details>
  );
}
