/** Every error that an endpoint may return, with its HTTP status and the title of its problem document. */
export const ERRORS = {
  validation_failed: { status: 400, title: 'Some fields are not right' },
  malformed_json: { status: 400, title: 'The body is not valid JSON' },
  unauthenticated: { status: 401, title: 'Please sign in' },
  invalid_credentials: { status: 401, title: 'Invalid username or password' },
  second_factor_required: { status: 401, title: 'Enter the code from your authenticator app' },
  forbidden: { status: 403, title: 'This account may not do that' },
  wrong_password: { status: 400, title: 'The password is not right' },
  wrong_code: { status: 400, title: 'The code is not right, or was already used' },
  app_not_verified: { status: 403, title: 'This call did not come from the site' },
  foreign_origin: { status: 403, title: 'Calls from other sites are not accepted' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'This address does not take that method' },
  capacity_exceeded: { status: 409, title: 'Event is fully booked' },
  party_too_large: { status: 409, title: 'One guest cannot book that many seats for this event' },
  event_closed: { status: 409, title: 'This event takes no bookings' },
  status_change_refused: { status: 409, title: 'This booking can no longer change that way' },
  too_early: { status: 409, title: 'It is too early for this' },
  arrivals_changed: {
    status: 409,
    title: 'The number of people who have arrived has changed in the meantime',
  },
  seats_available: { status: 409, title: 'There are free seats for this party: book them' },
  waitlist_full: { status: 409, title: 'The waitlist of this event is full' },
  waitlist_ended: { status: 409, title: 'This waitlist entry has ended' },
  hold_ended: { status: 409, title: 'These seats are no longer held' },
  idempotency_conflict: { status: 409, title: 'This key was used for another request' },
  order_change_refused: { status: 409, title: 'This order can no longer change that way' },
  order_refused: { status: 409, title: 'This cannot be ordered online' },
  out_of_stock: { status: 409, title: 'Not enough of this product is left' },
  product_available: { status: 409, title: 'This product is available' },
  stock_changed: { status: 409, title: 'The stock has changed in the meantime' },
  price_changed: { status: 409, title: 'The price has changed' },
  already_subscribed: { status: 409, title: 'This email is already subscribed' },
  capacity_below_taken: { status: 409, title: 'More seats of this event are taken' },
  changed_meanwhile: { status: 412, title: 'This item has changed in the meantime' },
  event_has_bookings: { status: 409, title: 'This event is upcoming and has bookings' },
  second_factor_enabled: { status: 409, title: 'Two-step login is already on' },
  second_factor_not_enabled: { status: 409, title: 'Two-step login is not on' },
  mail_not_failed: { status: 409, title: 'Only a mail that failed can be sent again' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'Send the body as application/json' },
  account_locked: {
    status: 429,
    title:
      'Google has locked this account for a while after too many failed logins; a new password lifts the lock at once',
  },
  rate_limited: { status: 429, title: 'Too many requests, please wait a while' },
  payment_unavailable: { status: 503, title: 'Online payment is not available at present' },
  internal: { status: 500, title: 'Something went wrong' },
  try_again: { status: 503, title: 'Please try again in a moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

export interface FieldError {
  /** Dotted path of the field in the body or query, `numberOfParticipants` or `tags.0`. */
  field: string;
  message: string;
}

/** An error that is returned to the caller. Any other thrown error is returned as `internal`. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];

  constructor(code: ErrorCode, detail?: string, errors: readonly FieldError[] = []) {
    super(detail ?? ERRORS[code].title);
    this.name = 'DomainError';
    this.code = code;
    this.errors = errors;
  }
}
