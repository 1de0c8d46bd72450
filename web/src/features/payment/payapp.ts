import { BRAND } from '@app/domain/brand.ts';
import { environment } from '../../config/environment.ts';
import type { Payable } from '../../lib/payment-actions.tsx';

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
export const PAYAPP_SCRIPT = `${standIn ? `http://${standIn}` : 'https://lite.payapp.kr'}/public/api/v2/payapp-lite.js`;

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

/**
 * Opens the widget for one item. The item's id comes back as `var1` with PayApp's notification; no text message is
 * sent, the widget redirects, and PayApp's own customer page is skipped.
 */
export function requestPayment(payApp: PayApp, { id, title, won }: Payable): void {
  payApp.setDefault('userid', BRAND.payment.shopId);
  payApp.setDefault('shopname', BRAND.name.kr);
  payApp.setParam('goodname', title);
  payApp.setParam('price', String(won));
  payApp.setParam('var1', id);
  payApp.setParam('smsuse', 'n');
  payApp.setParam('redirectpay', '1');
  payApp.setParam('skip_cstpage', 'y');
  payApp.payrequest();
}
