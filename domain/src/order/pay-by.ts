import { PAYMENT_MINUTES } from './order.ts';

const MINUTE_MS = 60_000;
const UNITS = { days: 24 * 60, hours: 60, minutes: 1 } as const;

interface PaidEvent {
  dateTime: Date;
  paymentMinutes?: number | undefined;
}

/** Returns until when a booking of an event that is paid online has to be paid: at the latest until the event begins. */
export function payByOf(event: PaidEvent, bookedAt: Date): Date {
  const end = bookedAt.getTime() + (event.paymentMinutes ?? PAYMENT_MINUTES) * MINUTE_MS;
  return new Date(Math.min(end, event.dateTime.getTime()));
}

/**
 * Returns how much time there is to pay a booking once it is made, unless the event begins earlier, in the largest unit of which it
 * is a multiple.
 */
export function timeToPay(event: PaidEvent): {
  unit: keyof typeof UNITS;
  count: number;
} {
  const minutes = event.paymentMinutes ?? PAYMENT_MINUTES;
  const unit = (['days', 'hours'] as const).find((name) => minutes % UNITS[name] === 0) ?? 'minutes';
  return { unit, count: minutes / UNITS[unit] };
}
