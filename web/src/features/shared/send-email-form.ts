import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { subscribe } from '@app/domain/api/newsletter.ts';
import type { requestRestock } from '@app/domain/api/restock.ts';
import type { TFunction } from 'i18next';
import { call } from '../../lib/api-client.ts';
import { refusalAmong } from '../../lib/api-error.ts';
import { submissionFailureDetail } from '../../lib/submission-failure.ts';

/** The address is subscribed already, or the product is available again. */
const REFUSALS = ['already_subscribed', 'product_available'] as const;

/**
 * Sends a form that asks for an address. Returns whether it was accepted or refused, or the hint about a failure. Import this file
 * dynamically, because such a form is on every page.
 */
export async function sendEmailForm(
  path: '/api/newsletter' | '/api/restock',
  body: RequestBodyOf<typeof subscribe> | RequestBodyOf<typeof requestRestock>,
  t: TFunction<'submission'>,
): Promise<'accepted' | 'refused' | { detail: string }> {
  try {
    await call<typeof subscribe | typeof requestRestock>('POST', path, { body });
    return 'accepted';
  } catch (error) {
    return refusalAmong(REFUSALS, error) ? 'refused' : submissionFailureDetail(error, t);
  }
}
