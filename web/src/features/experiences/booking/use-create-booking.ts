import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { createBooking, IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api-client.ts';
import { SEATS_KEY } from '../event-data/event-queries.ts';

/** The contract's header, compared with it when compiling: its file would bring the schemas along. */
const HEADER: typeof IDEMPOTENCY_HEADER = 'Idempotency-Key';

interface Request {
  body: RequestBodyOf<typeof createBooking>;
  idempotencyKey: string;
}

/** Sends a booking. Whether it is taken or not, the seats shown may be out of date: they are read again. */
export function useCreateBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Request) =>
      call<typeof createBooking>('POST', '/api/bookings', { body, headers: { [HEADER]: idempotencyKey } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: SEATS_KEY }),
  });
}

/** Whether an earlier request with the same key said something else. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'idempotency_conflict';
}

/** Whether a refusal says that too few seats are left. */
export function isCapacityExceeded(error: unknown): boolean {
  return error instanceof Error && error.message.includes('capacity exceeded');
}
