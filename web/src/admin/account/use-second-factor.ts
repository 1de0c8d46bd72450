import { useQuery } from '@tanstack/react-query';
import type { showSecondFactor } from '@app/domain/api/second-factor.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';

export const SECOND_FACTOR_PATH = '/api/admin/second-factor';

/** Returns the state of two-step login. */
export function useSecondFactor() {
  return useQuery({
    queryKey: ['admin-second-factor'],
    queryFn: () => inSession(() => call<typeof showSecondFactor>('GET', SECOND_FACTOR_PATH)),
    gcTime: 0,
  });
}
