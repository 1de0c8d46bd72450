import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { subscribe } from '@app/domain/api/newsletter.ts';
import type { requestRestock } from '@app/domain/api/restock.ts';
import type { TFunction } from 'i18next';
import { call } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { submissionFailureDetail } from './submission-failure.ts';

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
    const isRefused = error instanceof ApiError && error.status === 409;
    return isRefused ? 'refused' : submissionFailureDetail(error, t);
  }
}
