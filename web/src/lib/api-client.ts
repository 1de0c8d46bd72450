import type { ResponseOf, Endpoint, RequestBodyOf, RequestHeadersOf } from '@app/domain/api/endpoint.ts';
import { apiErrorOf } from './api-error.ts';
import { appCheckHeader } from './app-check-header.ts';

/** The type of a value after JSON serialization: dates become strings. */
export type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T;

interface CallOptions<E extends Endpoint> {
  body?: RequestBodyOf<E>;
  headers?: RequestHeadersOf<E>;
  /** Whether the request continues when the visitor leaves the page. */
  keepalive?: boolean;
}

/** The longest time to wait for a response. The request may have succeeded nevertheless. */
const TIMEOUT_MS = 30_000;

/**
 * Calls an endpoint of the contract with credentials. The endpoint is named as a type, so that no schema is bundled:
 * `call<typeof createBooking>('POST', '/api/bookings', { body })`. The caller fills in path parameters. @throws ApiError for
 * an error response, the platform's TypeError when the request fails, and its TimeoutError when the response is not complete
 * after 30 seconds
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: string,
  { body, headers = {}, keepalive = false }: CallOptions<E> = {},
): Promise<Wire<ResponseOf<E>>> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new DOMException('The request timed out.', 'TimeoutError')),
    TIMEOUT_MS,
  );
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        ...headers,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        // A request while the page unloads cannot wait for a token.
        ...(method !== 'GET' && !keepalive && (await appCheckHeader())),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: timeout.signal,
      ...(keepalive ? { keepalive } : {}),
    });
    if (!response.ok) throw await apiErrorOf(response);
    return (response.status === 204 ? undefined : await response.json()) as Wire<ResponseOf<E>>;
  } finally {
    clearTimeout(timer);
  }
}
