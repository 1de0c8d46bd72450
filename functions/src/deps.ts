import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import type { AppCheck } from './adapters/app-check.ts';
import type { SearchAddresses } from './adapters/juso.ts';
import type { IdentityToolkit } from './adapters/identity-toolkit.ts';
import type { Booking, RequestedBooking } from '@app/domain/booking/booking-schema.ts';
import type { PaymentSettings } from '@app/domain/payment/online-price.ts';
import type { Config } from './env.ts';
import type { Http } from './http/http.ts';
import type { Log } from './http/log.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { Outbox } from './mail/outbox.ts';
import type { ReadHold } from './orders/order-hold.ts';
import type { PaymentProvider } from './orders/payment-provider.ts';
import type { RunTransaction } from './store/transaction.ts';

export interface Clock {
  now(): Date;
  wait(milliseconds: number): Promise<void>;
}

/** A guest's request, with the hash of the network from which it came. */
export type BookingRequest = RequestedBooking & { network?: string };

/**
 * Creates a booking: stores it, takes its seats and queues the mail about it, all or nothing. A booking that exists under
 * the same id is returned as it is. `checkRateLimit` is called for every request but such a repetition, before anything is
 * written, and may throw.
 * @throws DomainError not_found (unknown event), event_closed, party_too_large, capacity_exceeded, idempotency_conflict
 */
export type CreateBooking = (
  request: BookingRequest,
  checkRateLimit: () => Promise<unknown>,
) => Promise<Booking>;

/** The application's external dependencies. */
export interface Deps {
  db: Firestore;
  transaction: RunTransaction;
  auth: Auth;
  identity: IdentityToolkit;
  bucket: ReturnType<Storage['bucket']>;
  outbox: Outbox;
  createBooking: CreateBooking;
  /** Reads the seats that the order of a booking holds. */
  readBookingHold: ReadHold;
  limiter: RateLimiter;
  /** Counts calls by last hop: see `countCall`. */
  hopLimiter: RateLimiter;
  /** Returns the client address under which a request is counted. */
  addressOf(http: Http): string;
  /** Returns the unforgeable address under which a request is counted a second time: see `lastHop`. */
  lastHopOf(http: Http): string;
  verifyAppCheck: AppCheck;
  /** The email address of the service account that the functions run as; undefined locally, where they have none. */
  ownServiceAccount(): Promise<string | undefined>;
  /** Undefined while no shop is configured: then nothing can be ordered. */
  payments: PaymentProvider | undefined;
  paymentSettings: PaymentSettings;
  /** Undefined without a key of the address service: then buyers type their addresses. */
  searchAddresses: SearchAddresses | undefined;
  clock: Clock;
  config: Config;
  log: Log;
}
