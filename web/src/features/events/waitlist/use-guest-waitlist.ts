import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { acceptGuestOffer, getGuestWaitlist } from '@app/domain/api/waitlist.ts';
import { call, type Wire } from '../../../lib/api-client.ts';
import { ApiError, refusalAmong } from '../../../lib/api-error.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { useToaster } from '../../../ui/toast.tsx';

/** The refusals of the server that have a text of their own. */
const REFUSALS = ['hold_ended', 'waitlist_ended', 'event_closed', 'party_too_large'] as const;

const refusalOf = (error: unknown) => refusalAmong(REFUSALS, error) ?? 'other';

export type WaitlistView = Wire<ResponseOf<typeof getGuestWaitlist>>;

const pathOf = (token: string) => `/api/waitlist/${encodePathSegment(token)}`;
const keyOf = (token: string) => ['guest-waitlist', token];

/** Reads the waitlist entry of a signed link, again whenever the page is seen again; null if the link is not valid. */
export function useGuestWaitlist(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: async () => {
      try {
        return await call<typeof getGuestWaitlist>('GET', pathOf(token));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    refetchOnWindowFocus: true,
  });
}

export type WaitlistAnswer = 'accept' | 'decline' | 'leave';

/**
 * Returns the mutation that answers an offer or leaves the list. Each happens once, so that pressing again after a lost response
 * changes nothing twice. After a failure the entry is read again.
 */
export function useAnswerWaitlist(token: string) {
  const { t } = useTranslation('waitlist');
  const { showToast } = useToaster();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: WaitlistAnswer) =>
      call<typeof acceptGuestOffer>('POST', `${pathOf(token)}/${answer}`),
    onSuccess(entry, answer) {
      queryClient.setQueryData(keyOf(token), entry);
      showToast({ tone: 'success', title: t(`done.${answer}`) });
    },
    onError(error) {
      void queryClient.invalidateQueries({ queryKey: keyOf(token) });
      showToast({ tone: 'error', title: t(`refused.${refusalOf(error)}`) });
    },
  });
}
