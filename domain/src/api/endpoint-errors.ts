import type { ErrorCode } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';

/** When a call may be refused for what it is, whatever it does. */
const COMMON_ERRORS: readonly [ErrorCode, (endpoint: Endpoint) => boolean][] = [
  ['validation_failed', ({ params, query, headers, body }) => Boolean(params || query || headers || body)],
  ['malformed_json', ({ body }) => body !== undefined],
  ['unauthenticated', ({ access }) => access === 'admin'],
  ['forbidden', ({ access }) => access === 'admin'],
  ['app_not_verified', ({ limit }) => limit !== undefined],
  ['foreign_origin', ({ method }) => method !== 'GET'],
  // Of any call: a body that is too large or packed is refused unread, also where none is wanted.
  ['payload_too_large', () => true],
  ['unsupported_media_type', () => true],
  ['rate_limited', ({ limit }) => limit !== undefined],
  ['internal', () => true],
  ['try_again', () => true],
];

/** Every error that an endpoint may answer: those of its kind and its own. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const common = COMMON_ERRORS.filter(([, applies]) => applies(endpoint)).map(([code]) => code);
  return [...new Set([...common, ...endpoint.errors])];
}
