import type { ErrorCode } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';

/** Errors common to every endpoint that matches the predicate, independent of what the endpoint does. */
const COMMON_ERRORS: readonly [ErrorCode, (endpoint: Endpoint) => boolean][] = [
  ['validation_failed', ({ params, query, headers, body }) => Boolean(params || query || headers || body)],
  ['malformed_json', ({ body }) => body !== undefined],
  ['unauthenticated', ({ access }) => access === 'admin'],
  ['forbidden', ({ access }) => access === 'admin'],
  ['app_not_verified', ({ limit }) => limit !== undefined],
  ['foreign_origin', ({ method }) => method !== 'GET'],
  // Any endpoint rejects a body that is too large or compressed before reading it, even if it takes no body.
  ['payload_too_large', () => true],
  ['unsupported_media_type', () => true],
  ['rate_limited', ({ limit }) => limit !== undefined],
  ['internal', () => true],
  ['try_again', () => true],
];

/** Returns every error that an endpoint may return: the common ones and its own. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const common = COMMON_ERRORS.filter(([, applies]) => applies(endpoint)).map(([code]) => code);
  return [...new Set([...common, ...endpoint.errors])];
}
