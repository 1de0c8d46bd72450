import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { rootPath } from '../paths.ts';
import { HOST } from '../settings.ts';
import { type Action, errorPage, isAction, listPage, paymentPage, returnPage } from './pages.ts';
import { BANK_TRANSFER, createPayments, type Payment, price, type Shop } from './payments.ts';

/** The account of the local shop. Its id is the one in `brand.ts`. */
export const LOCAL_SHOP = { linkKey: 'local-link-key', linkValue: 'local-link-value' };

export const API_PATH = '/oapi/apiLoad.html';
/** Receives the payments of the demo's orders as JSON. */
export const SAMPLES_PATH = '/samples';
export const SCRIPT_PATH = '/public/api/v2/payapp-lite.js';

const SLOW_MS = 90_000;
/** The amount that the owner cancels as a part. */
const PART_WON = 1_000;

/** The widget's script: sends its parameters to the payment page by a form, as PayApp does with `redirectpay`. */
const script = (origin: string) => `
  window.PayApp = (() => {
    const fields = {};
    const set = (name, value) => { fields[name] = value; };
    return {
      setDefault: set,
      setParam: set,
      payrequest() {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = '${origin}/payments';
        for (const [name, value] of Object.entries(fields)) {
          const input = document.createElement('input');
          Object.assign(input, { type: 'hidden', name, value });
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
    };
  })();
`;

const MAX_BODY_BYTES = 5_000_000;

const samplesSchema = z.array(
  z.object({
    mulNo: z.string(),
    fields: z.record(z.string(), z.string()),
    state: z.string(),
    cancelled: z.number(),
    payType: z.string(),
    isSettled: z.boolean(),
    requested: z.array(z.number()),
  }),
);

/** Returns the text fields of a form; files are ignored. A body that is no form has none. */
async function fieldsOf({ req }: Context): Promise<Record<string, string>> {
  const fields = Object.entries(await req.parseBody());
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

interface ProviderOptions {
  port: number;
  shop: Shop;
  /** Receives a line for each request that could not be answered; `console.error` by default. */
  log?: (line: string) => void;
  /** The time in milliseconds before the next delivery of a notification that was not confirmed. */
  retryAfter?: (count: number) => number;
}

export interface LocalPaymentProvider {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the stand-in for PayApp: widget script, payment page, notifications and the commands to cancel. */
export async function startPaymentProvider({
  port,
  shop,
  log = console.error,
  retryAfter = (count) => count * 1_000,
}: ProviderOptions): Promise<LocalPaymentProvider> {
  const payments = createPayments({ shop, retryAfter });
  const icon = readFileSync(rootPath('web', 'public', 'favicon.ico'));
  const app = new Hono();
  let origin = '';

  /** Performs the buyer's action. Resolves after the first notification of the shop, if there is one. */
  async function act(payment: Payment, action: Action): Promise<unknown> {
    switch (action) {
      case 'pay':
        return payments.notify(payment, '4');
      case 'payByTransfer':
        payment.payType = BANK_TRANSFER;
        return payments.notify(payment, '4');
      case 'payTwice':
        await payments.notify(payment, '4');
        return payments.notify(payments.add(payment.fields), '4');
      case 'payOtherAmount':
        payment.fields['price'] = String(price(payment) - 1_000);
        return payments.notify(payment, '4');
      case 'paySlowly':
        return payments.later(() => void payments.notify(payment, '4'), SLOW_MS);
      case 'payRepeatedly':
        return Promise.all([1, 2, 3].map(() => payments.notify(payment, '4')));
      case 'refuse':
        return payments.notify(payment, '8');
      default:
        return undefined;
    }
  }

  /** Returns why a payment cannot be cancelled. */
  function refusal(payment: Payment | undefined, won: number): string | undefined {
    if (payment?.state !== '4' && payment?.state !== '70') return 'The payment is not approved';
    if (won > price(payment) - payment.cancelled) return 'More than is left';
    return undefined;
  }

  /** Cancels `won` of a payment on this provider's pages; returns why it cannot be. */
  async function cancelAsOwner(payment: Payment, won: number): Promise<string | undefined> {
    const reason = refusal(payment, won);
    if (!reason) await payments.cancel(payment, won)();
    return reason;
  }

  /** Performs an action of the owner on this provider's pages; returns why it is not possible. */
  async function actAsOwner(payment: Payment, action: string): Promise<string | undefined> {
    switch (action) {
      case 'repeat':
        await payments.notify(payment, payment.state);
        return undefined;
      case 'settle':
        payment.isSettled = true;
        return undefined;
      case 'fulfil': {
        const won = payment.requested.shift();
        return won === undefined ? 'No cancellation is requested' : cancelAsOwner(payment, won);
      }
      case 'cancelPart':
        return cancelAsOwner(payment, PART_WON);
      default:
        return cancelAsOwner(payment, price(payment) - payment.cancelled);
    }
  }

  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (http) => http.html(errorPage('The request is too large.'), 413),
    }),
  );
  app.onError((error, http) => {
    log(`Payment stand-in: ${http.req.method} ${http.req.path.slice(0, 200)}: ${String(error)}`);
    return http.html(errorPage('The request cannot be carried out.'), 500);
  });
  app.get('/', (http) => http.html(listPage(payments.list())));
  // Browsers request it for every page.
  app.get('/favicon.ico', (http) => http.body(icon, 200, { 'Content-Type': 'image/x-icon' }));
  app.get(SCRIPT_PATH, (http) => http.body(script(origin), 200, { 'Content-Type': 'text/javascript' }));
  app.post(SAMPLES_PATH, async (http) => {
    const samples = samplesSchema.safeParse(await http.req.json().catch(() => undefined));
    if (!samples.success) return http.text(z.prettifyError(samples.error), 400);
    for (const payment of samples.data) payments.restore(payment);
    return http.body(null, 204);
  });
  app.post('/payments', async (http) => {
    const fields = await fieldsOf(http);
    if (fields['userid'] !== shop.shopId || !(Number(fields['price']) >= 1_000) || !fields['feedbackurl'])
      return http.html(errorPage('The request names another shop, no price or no address.'), 400);
    const payment = payments.add(fields);
    await payments.notify(payment, '1');
    return http.redirect(`/payments/${payment.mulNo}`, 303);
  });
  app.get('/payments/:mulNo', (http) => {
    const payment = payments.find(http.req.param('mulNo'));
    return payment ? http.html(paymentPage(payment)) : http.html(errorPage('There is no such payment.'), 404);
  });
  app.post('/payments/:mulNo', async (http) => {
    const payment = payments.find(http.req.param('mulNo'));
    const action = String((await fieldsOf(http))['action']);
    if (!payment || !isAction(action)) return http.html(errorPage('There is no such payment.'), 404);
    await act(payment, action);
    return http.html(returnPage(payment));
  });
  app.post('/payments/:mulNo/owner', async (http) => {
    const payment = payments.find(http.req.param('mulNo'));
    if (!payment) return http.html(errorPage('There is no such payment.'), 404);
    const reason = await actAsOwner(payment, String((await fieldsOf(http))['action']));
    if (reason) return http.html(errorPage(reason), 409);
    return http.redirect('/', 303);
  });
  app.post(API_PATH, async (http) => {
    const command = await fieldsOf(http);
    const answer = (state: '0' | '1', errorMessage = '') =>
      http.text(new URLSearchParams({ state, errorMessage }).toString());
    const { cmd, userid, linkkey, mul_no: mulNo = '', partcancel, cancelprice } = command;
    if (userid !== shop.shopId || linkkey !== shop.linkKey) return answer('0', 'Unknown shop');
    if (cmd !== 'paycancel' && cmd !== 'paycancelreq') return answer('0', 'Unknown command');
    const payment = payments.find(mulNo);
    const won = partcancel === '1' ? Number(cancelprice) : payment ? price(payment) : 0;
    const reason = refusal(payment, won);
    if (reason) return answer('0', reason);
    if (cmd === 'paycancelreq') {
      if (!payment!.isSettled) return answer('0', 'The payment is not settled yet');
      payment!.requested.push(won);
      return answer('1');
    }
    if (payment!.isSettled) return answer('0', 'The payment is settled');
    // The shop first learns of the cancellation from this response.
    const notify = payments.cancel(payment!, won);
    payments.later(() => void notify(), 50);
    return answer('1');
  });

  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  origin = `http://${HOST}:${typeof address === 'object' && address ? address.port : port}`;
  // Does not keep the process running.
  server.unref();
  return {
    origin,
    stop() {
      payments.stop();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
