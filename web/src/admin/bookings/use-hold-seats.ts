import { useTranslation } from 'react-i18next';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { holdSeats, releaseSeats } from '@app/domain/api/holds.ts';
import type { SeatHold } from '@app/domain/booking/seat-account-schema.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
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
export function useHoldSeats(eventId: string, forget: () => void, onHeld: () => void) {
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
export function useReleaseSeats({ id, eventId, seats }: SeatHold) {
  const { t } = useTranslation('adminDialogs');
  return {
    request: () =>
      call<typeof releaseSeats>('POST', `/api/admin/events/${eventId}/releases`, { body: { holdId: id } }),
    done: t('heldSeats.released', { count: seats }),
    failed: t('heldSeats.notReleased'),
    changes: id,
  };
}
