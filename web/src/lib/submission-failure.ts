import { BRAND } from '@app/domain/brand.ts';
import type { TFunction } from 'i18next';
import { ApiError } from './api-error.ts';

/** Hints by response status. Google's front end sends some of these responses before our code runs. */
const HINT_BY_STATUS = { 413: 'tooLong', 429: 'tooManyRequests', 503: 'timeout' } as const;

const hasHint = (status: number): status is keyof typeof HINT_BY_STATUS => status in HINT_BY_STATUS;

/**
 * Returns the second line of the toast for a failed submission: a hint, if there is one, and that the text is kept. The
 * namespace `submission` must be loaded with the form, because the connection may have failed.
 */
export function submissionFailureDetail(error: unknown, t: TFunction<'submission'>): { detail: string } {
  if (!navigator.onLine) return { detail: t('offline') };
  const kept = t('kept');
  if (!(error instanceof ApiError)) return { detail: kept };
  if (error.problem?.code === 'app_not_verified')
    return { detail: `${t('unverified', { phone: BRAND.phone })} ${kept}` };
  return { detail: hasHint(error.status) ? `${t(HINT_BY_STATUS[error.status])} ${kept}` : kept };
}
