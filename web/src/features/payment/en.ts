import type { PaymentWords } from './ko.ts';

export const en = {
  loading: 'The payment system is still loading. Please try again in a moment.',
  failed: {
    title: 'The payment window did not open',
    text: (title) =>
      `We could not reach the payment company. Switch off anything that blocks scripts and try again, or order “${title}” by phone or by message.`,
    call: (phone) => `Call ${phone}`,
    write: 'Write to us',
  },
} satisfies PaymentWords;
