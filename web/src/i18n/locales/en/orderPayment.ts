import type ko from '../ko/orderPayment.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  loading: 'The payment system is still loading. Please try again in a moment.',
  failed: {
    title: 'The payment window did not open',
    text: 'We could not reach the payment provider. Please turn off any script blocker and try again, or order “{{title}}” by phone or message.',
    call: 'Call {{phone}}',
    write: 'Write to us',
  },
  pay: 'Pay',
  payWon: 'Pay {{won}}',
  payFor: ' for {{title}}',
} as const satisfies Translation<typeof ko>;
