import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { holdSeats, releaseSeats } from '@app/domain/api/holds.ts';
import type { SeatHold } from '@app/domain/booking/seat-account-schema.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
import { call } from '../../lib/api-client.ts';
import { refusalAmong } from '../../lib/api-error.ts';
import { failureOf } from '../session/failures.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

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

/** Holds seats back through the API. Requests have the same key until one succeeds, so that they can be repeated. */
export function useHoldSeats(eventId: string, onHeld: () => void) {
  const { t } = useTranslation('adminDialogs');
  const toast = useAdminToast();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: RequestBodyOf<typeof holdSeats>) =>
      inSession(() =>
        call<typeof holdSeats>('POST', `/api/admin/events/${eventId}/holds`, {
          body,
          headers: { 'Idempotency-Key': key },
        }),
      ),
    onSuccess: ({ seats }) => {
      setKey(crypto.randomUUID());
      toast.succeeded(t('heldSeats.held', { count: seats }));
      onHeld();
    },
  });
  return { mutate, isPending, failure: error && textOf(error), reason: error && failureOf(error) };
}

/** Releases held seats through the API; the live list shows the result. */
export function useReleaseSeats({ id, eventId, seats }: SeatHold) {
  const { t } = useTranslation('adminDialogs');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: () =>
      inSession(() =>
        call<typeof releaseSeats>('POST', `/api/admin/events/${eventId}/releases`, { body: { holdId: id } }),
      ),
    onSuccess: () => toast.succeeded(t('heldSeats.released', { count: seats })),
    onError: (error) => toast.failed(t('heldSeats.notReleased'), error),
  });
}
