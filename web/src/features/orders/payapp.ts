import { environment } from '../../config/environment.ts';
import type { CheckoutParameters } from '../shared/payment-actions.tsx';

/** The global object of PayApp's script. */
interface PayApp {
  setDefault: (key: 'userid' | 'shopname', value: string) => void;
  setParam: (key: string, value: string) => void;
  payrequest: () => void;
}

declare global {
  interface Window {
    PayApp?: PayApp;
  }
}

const standIn = environment.VITE_PAYAPP_STAND_IN;

/** PayApp's script, or that of the local payment provider. */
const PAYAPP_SCRIPT = `${standIn ? `http://${standIn}` : 'https://lite.payapp.kr'}/public/api/v2/payapp-lite.js`;

let loading: Promise<PayApp> | null = null;

function addScript(): Promise<PayApp> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = PAYAPP_SCRIPT;
    const fail = () => {
      script.remove();
      loading = null;
      reject(new Error('The payment widget could not be loaded'));
    };
    script.addEventListener('load', () => (window.PayApp ? resolve(window.PayApp) : fail()));
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}

/** Loads the widget's script once, and again after a failure. Rejects when it cannot be loaded. */
export function loadPayApp(): Promise<PayApp> {
  loading ??= addScript();
  return loading;
}

/** Parameters that PayApp takes as defaults of the shop. */
const DEFAULTS = ['userid', 'shopname'] as const;

/** Opens the widget. */
export function requestPayment(payApp: PayApp, parameters: CheckoutParameters): void {
  for (const name of DEFAULTS) payApp.setDefault(name, parameters[name] ?? '');
  for (const [name, value] of Object.entries(parameters))
    if (!DEFAULTS.some((known) => known === name)) payApp.setParam(name, value);
  payApp.payrequest();
}
