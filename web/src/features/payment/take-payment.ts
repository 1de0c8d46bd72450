import type { Payable } from '../../lib/payment-actions.tsx';
import { loadPayApp, requestPayment } from './payapp.ts';

/** A press waits this long for a widget that is on its way, in milliseconds. */
const TIMEOUT_MS = 1_000;

/** What came of a press on a price: the widget is open, still on its way, or not to be had. */
export type PaymentOutcome = 'opened' | 'loading' | 'failed';

const afterPatience = () =>
  new Promise<'loading'>((resolve) => setTimeout(() => resolve('loading'), TIMEOUT_MS));

/** Opens the widget if it is there, or comes while the visitor waits a moment. */
export async function takePayment(item: Payable): Promise<PaymentOutcome> {
  const widget = loadPayApp().catch(() => 'failed' as const);
  const arrived = await Promise.race([widget, afterPatience()]);
  if (typeof arrived === 'string') return arrived;
  requestPayment(arrived, item);
  return 'opened';
}
