import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { createBooking } from '@app/domain/api/bookings.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { problemCodeOf } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api-client.ts';
import { SEATS_KEY } from '../event-data/event-queries.ts';

interface Request {
  body: RequestBodyOf<typeof createBooking>;
  idempotencyKey: string;
}

/** Returns the mutation that creates a booking. Success and failure both refetch the seats, which may be outdated. */
export function useCreateBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Request) =>
      call<typeof createBooking>('POST', '/api/bookings', {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: SEATS_KEY }),
  });
}

/** Returns whether an earlier request with the same idempotency key had other content. */
export function isConflict(error: unknown): boolean {
  return problemCodeOf(error) === 'idempotency_conflict';
}

/** Returns whether the guest would hold more seats of the event than one guest may. */
export function isPartyTooLarge(error: unknown): boolean {
  return problemCodeOf(error) === 'party_too_large';
}

/** Returns whether an error says that too few seats are left. */
export function isCapacityExceeded(error: unknown): boolean {
  return error instanceof Error && error.message.includes('capacity exceeded');
}
