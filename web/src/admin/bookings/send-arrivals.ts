import type { checkInBooking } from '@app/domain/api/bookings.ts';
import {
  ARRIVALS_REFUSALS,
  type ArrivalsRefusal,
  type KeptArrivals,
  unsentArrivals,
  withAnswer,
} from '@app/domain/booking/kept-arrivals.ts';
import { call } from '../../lib/api-client.ts';
import { refusalAmong } from '../../lib/api-error.ts';
import { keptArrivals, setDelayed } from '../arrivals/kept-arrivals.ts';
import { retryDelay } from '../live/counter.ts';
import { inSession } from '../session/in-session.ts';
import { onRenewed, SessionEnded } from '../session/renewal.ts';

/** How long a request usually takes at most; after that, the admin is told that it is not sent yet. */
const USUAL_MS = 2_000;

/** @throws whatever is no answer about this press: there is no connection, the server is down, the session has ended */
async function send({ bookingId, before, arrived, key }: KeptArrivals): Promise<'saved' | ArrivalsRefusal> {
  try {
    await inSession(() =>
      call<typeof checkInBooking>('PUT', `/api/admin/bookings/${bookingId}/arrived`, {
        body: { before, arrived },
        headers: { 'Idempotency-Key': key },
      }),
    );
    return 'saved';
  } catch (error) {
    const refusal = refusalAmong(ARRIVALS_REFUSALS, error);
    if (refusal) return refusal;
    throw error;
  }
}

let isSending = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the kept check-ins one after another, and again later when the server cannot be reached. */
export async function sendArrivals(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  const usual = setTimeout(() => setDelayed(true), USUAL_MS);
  try {
    const first = () => unsentArrivals(keptArrivals.read())[0];
    for (let next = first(); next; next = first()) {
      const { key } = next;
      const answer = await send(next);
      keptArrivals.change((kept) => withAnswer(kept, key, answer));
    }
    failures = 0;
    setDelayed(false);
  } catch (error) {
    setDelayed(true);
    if (!(error instanceof SessionEnded)) timer = setTimeout(() => void sendArrivals(), retryDelay(failures));
    failures += 1;
  } finally {
    clearTimeout(usual);
    isSending = false;
  }
}

/** Records a press on this device and sends it. */
export function recordArrivals(press: Omit<KeptArrivals, 'key' | 'at' | 'answer'>): void {
  // A request that is sent again has the same key.
  const recorded = { ...press, key: crypto.randomUUID(), at: new Date().toISOString() };
  keptArrivals.change((kept) => [...kept, recorded]);
  void sendArrivals();
}

/** Sends what is kept, now and whenever the connection or the session returns, until the returned function is called. */
export function keepSending(): () => void {
  const retry = () => void sendArrivals();
  retry();
  window.addEventListener('online', retry);
  const stop = onRenewed(retry);
  return () => {
    window.removeEventListener('online', retry);
    stop();
    clearTimeout(timer);
  };
}
