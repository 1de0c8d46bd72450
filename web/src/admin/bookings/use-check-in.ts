import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { markNoShow } from '@app/domain/api/bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import {
  type Arrivals,
  arrivalsConflicts,
  shownArrivals,
  unsentArrivals,
} from '@app/domain/booking/kept-arrivals.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
import { call } from '../../lib/api-client.ts';
import { problemCodeOf } from '../../lib/api-error.ts';
import { keptArrivals } from '../arrivals/kept-arrivals.ts';
import { useCommand } from '../commands/use-command.tsx';
import { recordArrivals } from './send-arrivals.ts';

/** The texts of the errors that tell the admin more than that nothing was saved. */
const FAILURES = {
  status_change_refused: 'refused',
  event_closed: 'refused',
  not_found: 'refused',
  too_early: 'tooEarly',
} as const satisfies Partial<Record<ErrorCode, string>>;

const isKnown = (code: string | undefined): code is keyof typeof FAILURES =>
  code !== undefined && code in FAILURES;

type Optional = 'arrived' | 'isNoShow' | 'phone' | 'specialRequests';
/** A booking, or what a device keeps of one, without most of the optional fields. */
export type Guest =
  | Booking
  | Pick<Booking, 'id' | 'eventId' | 'name' | 'numberOfParticipants' | 'status' | Optional>;

/**
 * Returns the arrivals of a guest's party and functions that record them. Arrivals are recorded on this device at once and
 * sent to the API, which refuses to overwrite what another device has recorded; a no-show needs the connection, and `failure`
 * is the text of its last error.
 */
export function useCheckIn(booking: Guest) {
  const { t } = useTranslation('adminCheckIn');
  const kept = keptArrivals.use();
  const arrived = shownArrivals(kept, booking);
  /** The last change on this screen, which can be undone. */
  const [last, setLast] = useState<Arrivals | null>(null);
  const noShow = useCommand({
    request: (isNoShow: boolean) =>
      call<typeof markNoShow>('PUT', `/api/admin/bookings/${booking.id}/no-show`, { body: { isNoShow } }),
    changes: booking.isNoShow ?? false,
  });
  const code = problemCodeOf(noShow.error);
  return {
    arrived,
    isUnsent: unsentArrivals(kept).some(({ bookingId }) => bookingId === booking.id),
    conflict: arrivalsConflicts(kept).find(({ bookingId }) => bookingId === booking.id),
    isBusy: noShow.isBusy,
    /** The number of arrivals to which the last change is undone. */
    undone: last?.arrived === arrived ? last.before : 0,
    setArrived: (next: number) => {
      const change = { before: arrived, arrived: next };
      setLast(change);
      recordArrivals({ eventId: booking.eventId, bookingId: booking.id, ...change });
    },
    setNoShow: noShow.start,
    failure: noShow.error && t(isKnown(code) ? FAILURES[code] : 'notSaved'),
  };
}
