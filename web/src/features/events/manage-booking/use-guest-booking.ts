import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type {
  cancelGuestBooking,
  changeGuestContact,
  changeGuestPartySize,
  getGuestBooking,
  markGuestLinkOpened,
  moveGuestBooking,
  sendGuestLink,
  sendGuestLinks,
} from '@app/domain/api/guest-bookings.ts';
import { call, type Wire } from '../../../lib/api-client.ts';
import { ApiError, refusalAmong } from '../../../lib/api-error.ts';
import { isAwaited, useOrder } from '../../shared/order-query.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { useToaster } from '../../../ui/toast.tsx';

/** The refusals of the server that have a text of their own. */
const REFUSALS = ['capacity_exceeded', 'party_too_large', 'event_closed', 'status_change_refused'] as const;

const refusalOf = (error: unknown) => refusalAmong(REFUSALS, error) ?? 'other';

export type BookingView = Wire<ResponseOf<typeof getGuestBooking>>;

const pathOf = (token: string) => `/api/bookings/${encodePathSegment(token)}`;
const keyOf = (token: string) => ['guest-booking', token];

/** Reads the booking of a signed link, again whenever the page is seen again; null if the link is not valid. */
export function useGuestBooking(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: async () => {
      try {
        return await call<typeof getGuestBooking>('GET', pathOf(token));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    refetchOnWindowFocus: true,
  });
}

/**
 * Tells the server once that the page of the link was opened, which verifies the guest's address. A failure is not shown: the next
 * visit tells it.
 */
export function useLinkOpened(token: string, isLinkValid: boolean): void {
  useEffect(() => {
    if (isLinkValid)
      void call<typeof markGuestLinkOpened>('POST', `${pathOf(token)}/opened`).catch(() => undefined);
  }, [token, isLinkValid]);
}

/** Reads the booking again once its payment, or the end of the time for it, has changed its order. */
export function useFollowedPayment(token: string, payment: BookingView['payment']): void {
  const queryClient = useQueryClient();
  const { data: order } = useOrder(payment?.token);
  const isDecided = order !== undefined && order !== null && !isAwaited(order, false);
  useEffect(() => {
    if (payment && isDecided) void queryClient.invalidateQueries({ queryKey: keyOf(token) });
  }, [queryClient, token, payment, isDecided]);
}

/** A change that the guest asks for. */
export type Change =
  | { kind: 'cancel' }
  | { kind: 'partySize'; numberOfParticipants: number }
  | { kind: 'date'; eventId: string }
  | { kind: 'contact'; name: string; phone: string };

/** Sends a change of the booking. */
function send(path: string, change: Change, headers: { 'Idempotency-Key': string }) {
  switch (change.kind) {
    case 'cancel':
      return call<typeof cancelGuestBooking>('POST', `${path}/cancel`, { headers });
    case 'partySize': {
      const { numberOfParticipants } = change;
      return call<typeof changeGuestPartySize>('POST', `${path}/party-size`, {
        body: { numberOfParticipants },
        headers,
      });
    }
    case 'date':
      return call<typeof moveGuestBooking>('POST', `${path}/date`, {
        body: { eventId: change.eventId },
        headers,
      });
    case 'contact': {
      const { name, phone } = change;
      return call<typeof changeGuestContact>('POST', `${path}/contact`, { body: { name, phone }, headers });
    }
  }
}

/**
 * Returns the mutation that changes the booking and reports the result as a toast. The same change of the same state is sent
 * with the same key, so that pressing again after a lost response changes nothing twice. After a failure the booking is read
 * again.
 */
export function useChangeBooking(token: string, booking: BookingView) {
  const { t } = useTranslation('manageBooking');
  const { showToast } = useToaster();
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (change: Change) => {
      const intent = `${JSON.stringify(change)} ${booking.revision ?? 0}`;
      const key = keys.current.get(intent) ?? crypto.randomUUID();
      keys.current.set(intent, key);
      return send(pathOf(token), change, { 'Idempotency-Key': key });
    },
    onSuccess(changed, change) {
      // The same change may be wanted again after another one.
      keys.current.clear();
      queryClient.setQueryData(keyOf(token), changed);
      const title = t(
        `done.${changed.change ? 'awaited' : booking.change && change.kind === 'partySize' ? 'givenUp' : change.kind}`,
      );
      showToast({ tone: 'success', title });
    },
    onError(error) {
      void queryClient.invalidateQueries({ queryKey: keyOf(token) });
      showToast({ tone: 'error', title: t(`refused.${refusalOf(error)}`) });
    },
  });
}

/** Requests the mail with the link of the booking again. */
export function useSendLink(token: string) {
  return useMutation({ mutationFn: () => call<typeof sendGuestLink>('POST', `${pathOf(token)}/link`) });
}

/** Requests mails with new links to the bookings of an address. The response does not tell whether there are any. */
export function useSendLinks() {
  return useMutation({
    mutationFn: (email: string) =>
      call<typeof sendGuestLinks>('POST', '/api/bookings/links', { body: { email } }),
  });
}
