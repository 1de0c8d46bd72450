import type { Problem } from '@app/domain/api/endpoint.ts';
import { DomainError, type ErrorCode, ERRORS } from '@app/domain/errors.ts';
import { answerPage } from './html.ts';
import type { Http } from './http.ts';
import { RateLimited } from './rate-limit.ts';

/**
 * Codes of transient failures: gRPC's codes from Firestore (DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL,
 * UNAVAILABLE), and those of firebase-admin and Cloud Storage for a service that fails or cannot be reached.
 * https://grpc.io/docs/guides/status-codes/
 */
const TRANSIENT_CODES: readonly unknown[] = [
  4,
  8,
  10,
  13,
  14,
  'auth/internal-error',
  'app/network-error',
  'app/network-timeout',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  500,
  502,
  503,
  504,
];
/**
 * Seconds of `Retry-After` by error code. Google does not document how long it locks an account; `RateLimited` contains its
 * own time.
 */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = { try_again: 2, account_locked: 300 };

/** Converts anything thrown into the error for the caller. An unexpected error reveals no details. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const isTransient = error instanceof Error && 'code' in error && TRANSIENT_CODES.includes(error.code);
  return new DomainError(isTransient ? 'try_again' : 'internal');
}

/** Sends a problem document (RFC 9457), or a page if a person opened the URL or submitted a form. */
export async function answerProblem(error: DomainError, http: Http): Promise<Response> {
  const { status, title } = ERRORS[error.code];
  const retryAfter = error instanceof RateLimited ? error.retryAfterSeconds : RETRY_AFTER_SECONDS[error.code];
  if (retryAfter !== undefined) http.header('Retry-After', String(retryAfter));
  const errorPage = http.get('errorPage');
  if (errorPage) {
    const html = await errorPage(error);
    http.status(status);
    return answerPage(http, html);
  }
  const problem: Problem = {
    title,
    status,
    code: error.code,
    detail: error.message,
    errors: [...error.errors],
    requestId: http.get('requestId'),
  };
  http.header('Content-Type', 'application/problem+json');
  return http.body(JSON.stringify(problem), status);
}
