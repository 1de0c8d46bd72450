import type { CheckoutParameters } from '../shared/payment-actions.tsx';
import { loadPayApp, requestPayment } from './payapp.ts';

/** The time in milliseconds that a press waits for the widget to load. */
const TIMEOUT_MS = 1_000;

/** The result of a press on a price: the widget is open, still loading, or cannot be loaded. */
export type PaymentOutcome = 'opened' | 'loading' | 'failed';

const afterTimeout = () =>
  new Promise<'loading'>((resolve) => setTimeout(() => resolve('loading'), TIMEOUT_MS));

/** Opens the widget if it loads within `TIMEOUT_MS`. */
export async function openPayment(parameters: CheckoutParameters): Promise<PaymentOutcome> {
  const widget = loadPayApp().catch(() => 'failed' as const);
  const loaded = await Promise.race([widget, afterTimeout()]);
  if (typeof loaded === 'string') return loaded;
  requestPayment(loaded, parameters);
  return 'opened';
}
