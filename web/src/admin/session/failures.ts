import { errorCodeOf } from '../../lib/error-code.ts';
import { SessionEnded } from './renewal.ts';

/** The kinds of write errors that differ in what the admin can do next. */
export type Failure = 'unavailable' | 'permission-denied' | 'other';

const UNREACHABLE = ['unavailable', 'deadline-exceeded', 'cancelled'];
const REFUSED = ['permission-denied', 'unauthenticated', 'invalid-argument'];

export function failureOf(error: unknown): Failure {
  if (error instanceof SessionEnded) return 'permission-denied';
  const code = errorCodeOf(error) ?? '';
  if (UNREACHABLE.includes(code)) return 'unavailable';
  return REFUSED.includes(code) ? 'permission-denied' : 'other';
}
