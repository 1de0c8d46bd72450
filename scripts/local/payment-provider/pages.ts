import { html } from 'hono/html';
import type { Payment } from './payments.ts';

type Html = ReturnType<typeof html>;

const NOTICE = 'This is a local stand-in for PayApp. No money moves here.';

function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – stand-in for PayApp</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 34rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          .notice {
            background: #ffe08a;
            padding: 0.5rem 1rem;
          }
          button {
            font: inherit;
            padding: 0.5rem 1rem;
            margin: 0 0.5rem 0.5rem 0;
          }
          td,
          th {
            text-align: left;
            padding: 0.25rem 0.75rem 0.25rem 0;
          }
        </style>
      </head>
      <body>
        <p class="notice" role="note">${NOTICE}</p>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;
}

/** An action of the buyer on the payment page, with its label. */
const ACTIONS = {
  pay: 'Pay',
  payByTransfer: 'Pay by bank transfer',
  payTwice: 'Pay twice',
  payOtherAmount: 'Pay 1,000 won less',
  paySlowly: 'Pay, notify the shop 90 seconds later',
  payRepeatedly: 'Pay, notify the shop three times at once',
  refuse: 'Let the card be refused',
  close: 'Close without paying',
} as const;
export type Action = keyof typeof ACTIONS;
export const isAction = (text: string): text is Action => Object.hasOwn(ACTIONS, text);

/** Returns the payment page. It stays usable, so that a late payment can be tried. */
export function paymentPage({ mulNo, fields }: Payment): Html {
  return page(
    'Payment',
    html`<p><strong>${fields['goodname']}</strong>, ${fields['price']} won, to ${fields['shopname']}</p>
      <form method="post" action="/payments/${mulNo}">
        ${Object.entries(ACTIONS).map(
          ([action, label]) => html`<button name="action" value="${action}">${label}</button>`,
        )}
      </form>
      <p><a href="/">All payments</a></p>`,
  );
}

/** Sends the browser back to the shop by POST, as PayApp does. */
export function returnPage({ mulNo, fields }: Payment): Html {
  return page(
    'Back to the shop',
    html`<form method="post" action="${fields['returnurl']}">
        <input type="hidden" name="mul_no" value="${mulNo}" />
        <input type="hidden" name="var2" value="${fields['var2']}" />
        <button>Continue</button>
      </form>
      <script>
        document.forms[0].submit();
      </script>`,
  );
}

/** Returns the list of all payments with the deliveries of their notifications and the owner's actions at PayApp. */
export function listPage(payments: readonly Payment[]): Html {
  return page(
    'Payments',
    html`${payments.map(
      ({ mulNo, fields, state, cancelled, isSettled, requested, deliveries }) =>
        html`<h2>${mulNo}: ${fields['goodname']}</h2>
          <p>
            ${fields['price']} won, state ${state}, ${cancelled} won
            cancelled${isSettled ? ', settled' : ''}${requested.length > 0 ? `, cancellation of ${requested.join(' and ')} won requested` : ''}
          </p>
          <p><a href="/payments/${mulNo}">Payment page</a></p>
          <form method="post" action="/payments/${mulNo}/owner">
            <button name="action" value="cancel">Cancel as the owner</button>
            <button name="action" value="cancelPart">Cancel 1,000 won as the owner</button>
            <button name="action" value="settle">Settle: pay out to the shop</button>
            <button name="action" value="fulfil">Carry out the requested cancellation</button>
            <button name="action" value="repeat">Repeat the last notification</button>
          </form>
          <ul>
            ${deliveries.map(({ state: sent, answer }) => html`<li>state ${sent}: ${answer}</li>`)}
          </ul>`,
    )}`,
  );
}

export const errorPage = (text: string): Html => page('Not possible', html`<p>${text}</p>`);
