import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { joinWaitlist } from '@app/domain/api/waitlist.ts';
import { call } from '../../../lib/api-client.ts';
import { refusalAmong } from '../../../lib/api-error.ts';
import { SEATS_KEY } from '../event-data/event-queries.ts';

interface Request {
  body: RequestBodyOf<typeof joinWaitlist>;
  idempotencyKey: string;
}

/** Returns the mutation that adds a guest to the waitlist of an event. After a refusal the seats are read again. */
export function useJoinWaitlist() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Request) =>
      call<typeof joinWaitlist>('POST', '/api/waitlist', {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    // A guest who can book finds the seats as sold out until then.
    onError: () => void queryClient.invalidateQueries({ queryKey: SEATS_KEY }),
  });
}

const REFUSALS = [
  'seats_available',
  'waitlist_full',
  'party_too_large',
  'event_closed',
  'idempotency_conflict',
] as const;

/** Returns the refusal of the server that has a text of its own. */
export const joinRefusalOf = (error: unknown) => refusalAmong(REFUSALS, error);
