import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { checkInBooking, IDEMPOTENCY_HEADER, markNoShow } from '@app/domain/api/bookings.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { inSession } from '../session/in-session.ts';

/** Typed like the constant of the contract, whose module would bundle its schemas. */
const HEADER: typeof IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The texts of the errors that tell the admin more than that nothing was saved. */
const FAILURES = {
  arrivals_changed: 'checkIn.changed',
  status_change_refused: 'checkIn.refused',
  event_closed: 'checkIn.refused',
  not_found: 'checkIn.refused',
  too_early: 'checkIn.tooEarly',
} as const satisfies Partial<Record<ErrorCode, string>>;

const isKnown = (code: string | undefined): code is keyof typeof FAILURES =>
  code !== undefined && code in FAILURES;

type Change = RequestBodyOf<typeof checkInBooking> | RequestBodyOf<typeof markNoShow>;

/**
 * Returns functions that record the arrivals of a guest's party through the API, which refuses to overwrite what another device
 * has recorded; the live list shows the result. `failure` is the text of the last error.
 */
export function useCheckIn({ id, arrived: before = 0, numberOfParticipants }: Booking) {
  const { t } = useTranslation('admin');
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (change: Change) => {
      const path = `/api/admin/bookings/${id}`;
      // A request that is sent again after signing in has the same key.
      const headers = { [HEADER]: crypto.randomUUID() };
      return inSession(() =>
        'isNoShow' in change
          ? call<typeof markNoShow>('PUT', `${path}/no-show`, { body: change })
          : call<typeof checkInBooking>('PUT', `${path}/arrived`, { body: change, headers }),
      );
    },
  });
  const last = variables && 'before' in variables ? variables : undefined;
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return {
    // The next request names the number that the list shows, so it has to wait for the list.
    isBusy: isPending || (isSuccess && last?.before === before),
    /** The number of arrivals before the last change on this device, to which it can be undone. */
    undone: isSuccess && last?.arrived === before ? last.before : 0,
    setArrived: (arrived: number) => mutate({ before, arrived }),
    setNoShow: (isNoShow: boolean) => mutate({ isNoShow }),
    failure:
      error &&
      t(isKnown(code) ? FAILURES[code] : 'checkIn.notSaved', {
        arrived: before,
        people: numberOfParticipants,
      }),
  };
}
