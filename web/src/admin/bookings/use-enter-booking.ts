import { useTranslation } from 'react-i18next';
import type { enterBooking } from '@app/domain/api/bookings.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
import { call } from '../../lib/api-client.ts';
import { refusalAmong } from '../../lib/api-error.ts';
import { failureOf } from '../session/failures.ts';
import { useCommand } from '../commands/use-command.tsx';

/** The errors that the form explains, by the keys of their texts. */
const FAILURES = {
  capacity_exceeded: 'full',
  not_found: 'eventDeleted',
  idempotency_conflict: 'alreadySaved',
} as const satisfies Partial<Record<ErrorCode, string>>;

const EXPLAINED = Object.keys(FAILURES) as (keyof typeof FAILURES)[];

function textOf(error: Error) {
  const code = refusalAmong(EXPLAINED, error);
  if (code) return FAILURES[code];
  // Without an answer, the booking may have been stored nevertheless.
  return failureOf(error) === 'unavailable' ? ('unknown' as const) : ('notSaved' as const);
}

/** Stores a booking through the API. */
export function useEnterBooking(idempotencyKey: string, forget: () => void, onSaved: () => void) {
  const { t } = useTranslation('adminDialogs');
  const { start, isBusy, error } = useCommand({
    request: (body: RequestBodyOf<typeof enterBooking>) =>
      call<typeof enterBooking>('POST', '/api/admin/bookings', {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    forget,
    done: ({ name }) => t('enterBooking.saved', { name }),
    changes: idempotencyKey,
    onDone: onSaved,
  });
  return { start, isBusy, failure: error && textOf(error), reason: error && failureOf(error) };
}
