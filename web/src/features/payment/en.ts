import { ko, type PaymentWords } from './ko.ts';

export const en = {
  // The payment company's widget is Korean, and so is this; the second line is for those who read English.
  loading: `${ko.loading}\n\nThe payment system is still loading. Please try again in a moment.`,
  failed: {
    title: 'The payment window did not open',
    text: (title) =>
      `We could not reach the payment company. Switch off anything that blocks scripts and try again, or order “${title}” by phone or by message.`,
    call: (phone) => `Call ${phone}`,
    write: 'Write to us',
  },
} satisfies PaymentWords;
