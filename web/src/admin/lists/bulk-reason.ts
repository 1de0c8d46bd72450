import { ApiError } from '../../lib/api-error.ts';
import { errorCodeOf } from '../../lib/error-code.ts';
import { failureOf, type Failure } from '../session/failures.ts';

/** The reasons why an action fails for one of several items that differ in what the admin can do next. */
export type BulkReason = Failure | 'changed' | 'gone';

const CHANGED = [409, 412];
const DENIED = [401, 403];

export function reasonOf(error: unknown): BulkReason {
  if (error instanceof ApiError) {
    if (error.status === 404) return 'gone';
    if (CHANGED.includes(error.status)) return 'changed';
    return DENIED.includes(error.status) ? 'permission-denied' : 'other';
  }
  if (errorCodeOf(error) === 'not-found') return 'gone';
  const isUnanswered =
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
  return isUnanswered ? 'unavailable' : failureOf(error);
}
