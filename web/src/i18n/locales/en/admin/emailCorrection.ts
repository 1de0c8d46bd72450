import type ko from '../../ko/admin/emailCorrection.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  open: 'Correct the email address',
  email: 'Right email address',
  hint: {
    booking:
      'The new address gets the booking with its link. The present one is told only that we no longer write to it. You see both again before anything is sent.',
    order:
      'The new address gets the order with its link. The present one is told only that we no longer write to it. You see both again before anything is sent.',
    waitlist:
      'The new address gets the place on the waitlist with its link. The present one is told only that we no longer write to it. You see both again before anything is sent.',
  },
  invalid: 'Check this email address.',
  same: 'This is the recorded address.',
  question: 'Correct the email address of {{name}}?',
  consequence: {
    booking:
      'Instead of {{formerEmail}}, the booking and a new link go to {{email}}. The links in earlier emails stop working, and {{formerEmail}} is told only that we no longer write to it.',
    order:
      'Instead of {{formerEmail}}, the order and a new link go to {{email}}. The links in earlier emails stop working, and {{formerEmail}} is told only that we no longer write to it.',
    waitlist:
      'Instead of {{formerEmail}}, the place on the waitlist, which stays the same, and a new link go to {{email}}. The links in earlier emails stop working, and {{formerEmail}} is told only that we no longer write to it.',
  },
  keep: 'Keep the address',
  yes: 'Correct and send emails',
  done: 'Email address corrected',
  failed: 'Failed to correct the email address',
} as const satisfies Translation<typeof ko>;
