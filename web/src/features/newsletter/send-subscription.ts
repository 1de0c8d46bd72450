import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { subscribe } from '@app/domain/api/newsletter.ts';
import type { TFunction } from 'i18next';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { submissionFailureDetail } from '../../lib/submission-failure.ts';

/** The result of a subscription: accepted, already subscribed, or failed, with a hint if there is one. */
export type Outcome = 'taken' | 'exists' | { detail?: string };

/** Sends a subscription. Import this file dynamically, because its form is on every page. */
export async function sendSubscription(
  body: RequestBodyOf<typeof subscribe>,
  t: TFunction<'submission'>,
): Promise<Outcome> {
  try {
    await call<typeof subscribe>('POST', '/api/newsletter', { body });
    return 'taken';
  } catch (error) {
    const exists = error instanceof ApiError && error.status === 409;
    return exists ? 'exists' : submissionFailureDetail(error, t);
  }
}
