import type { Translation } from '../../shared/translation.ts';
import type { ORDER_NOTICES as ko } from '../ko/order.ts';

/** The state, the cancellation and the return of an order: on its page, with JavaScript and without, and in mails. */
export const ORDER_NOTICES = {
  states: {
    awaitingPayment: {
      title: 'Waiting for payment',
      text: 'We start preparing your order once it is paid.',
    },
    paid: { title: 'Payment received', text: 'Thank you. We will prepare and send your order soon.' },
    preparing: { title: 'Preparing your order', text: 'We will send it as soon as it is packed.' },
    sent: { title: 'On its way', text: 'Your order has been handed to the courier.' },
    done: { title: 'Delivered', text: 'Enjoy!' },
    expired: {
      title: 'The payment deadline has passed',
      text: 'The order was not paid and has been cancelled. You are welcome to order again.',
    },
    cancelled: { title: 'Order cancelled', text: 'It was cancelled before payment.' },
    refundDue: { title: 'Refund under way', text: 'It can take your card company a few days.' },
    partlyRefunded: { title: 'Partly refunded', text: 'The rest of your payment stands.' },
    refunded: { title: 'Refunded', text: 'It can take your card company a few days to show it.' },
    disputed: {
      title: 'Not paid in full',
      text: 'The time to pay is over and less than the total was paid. We are refunding what you paid.',
    },
  },
  rest: {
    title: 'Part of the total is still due',
    text: 'We have received {{paid}} of {{total}}. Please pay the rest by {{until}}; otherwise we will refund what you have paid. Anything above the rest is refunded automatically.',
  },
  cancel: {
    refund: 'Until we send your order, you can cancel it here: we refund {{won}}.',
    unpaid: 'No payment has arrived yet. If one arrives after you cancel, we refund it in full.',
    open: 'Cancel order',
    consequence: 'This cannot be undone.',
    confirm: 'Yes, cancel it',
  },
  returns: {
    open: 'Request a return',
    confirm: 'Yes, request it',
    why: 'Reason for the return',
    reasons: { changedMind: 'I changed my mind', defective: 'It is defective or not as described' },
    refunds: {
      changedMind:
        'If you send everything back, we refund {{won}} once we have it, after taking off {{fee}} for sending it back.',
      defective:
        'We pay for sending it back. If you send everything back, we refund {{won}} once we have checked it: all that you paid and have not got back yet.',
    },
    until: 'You can request this until {{day}}.',
    untilUnknown: {
      changedMind: 'You can request this until {{days}} days after you receive the products.',
      defective: 'You can request this until three months after you receive the products.',
    },
    over: {
      changedMind: 'The return period for a change of mind ended on {{day}}.',
      defective: 'The return period for a defect ended on {{day}}.',
    },
    text: 'Anything to add',
    textHint: 'If you return only a part, say which products.',
    consequence: 'We will write to you how to send the products back. An order has one request.',
    outcomes: {
      waiting: 'You requested a return on {{day}}. We will write to you how to send the products back.',
      refunded: 'We have accepted the return that you requested on {{day}}, and its refund has been started.',
      declined: 'We could not accept the return that you requested on {{day}}. We told you why by email.',
    },
  },
} as const satisfies Translation<typeof ko>;
