/** Every gRPC status: its number and the HTTP status Google's REST mapping gives it (google/rpc/code.proto). */
const STATUSES = {
  OK: { code: 0, http: 200 },
  CANCELLED: { code: 1, http: 499 },
  UNKNOWN: { code: 2, http: 500 },
  INVALID_ARGUMENT: { code: 3, http: 400 },
  DEADLINE_EXCEEDED: { code: 4, http: 504 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  ABORTED: { code: 10, http: 409 },
  OUT_OF_RANGE: { code: 11, http: 400 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  INTERNAL: { code: 13, http: 500 },
  UNAVAILABLE: { code: 14, http: 503 },
  DATA_LOSS: { code: 15, http: 500 },
  UNAUTHENTICATED: { code: 16, http: 401 },
} as const;

export type StatusName = keyof typeof STATUSES;

/** An error response. Every operation throws it, and every protocol encodes it in its own format. */
export class StatusError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'StatusError';
    this.status = status;
  }

  /** The gRPC code, 0 to 16. */
  get code(): number {
    return STATUSES[this.status].code;
  }

  get httpStatus(): number {
    return STATUSES[this.status].http;
  }
}

export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

/** The service's limits for one request (https://firebase.google.com/docs/firestore/quotas#writes_and_transactions). */
export const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

export function requestTooLarge(maxBytes = MAX_REQUEST_BYTES): StatusError {
  return invalidArgument(`Request payload size exceeds the limit: ${maxBytes} bytes.`);
}

export function unimplemented(what: string): StatusError {
  return new StatusError('UNIMPLEMENTED', `${what} is not emulated.`);
}

/** Converts any thrown value to a StatusError. An unexpected error is INTERNAL and is reported on stderr. */
export function toStatusError(thrown: unknown): StatusError {
  if (thrown instanceof StatusError) return thrown;
  console.error('Unexpected error in the Firestore emulator:', thrown);
  return new StatusError('INTERNAL', thrown instanceof Error ? thrown.message : String(thrown));
}
