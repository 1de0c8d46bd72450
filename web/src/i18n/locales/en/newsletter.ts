import { BRAND } from '@app/domain/brand.ts';
import type ko from '../ko/newsletter.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Letters from the workshop',
  text: 'Fresh roasts and new dates for experiences, once or twice a month.',
  email: 'Email address',
  submit: 'Subscribe',
  submitting: 'Subscribing…',
  emailInvalid: 'Please enter a valid email address',
  consent: `By subscribing you agree to receive marketing emails from ${BRAND.name.en} (${BRAND.email}). A link in every email lets you unsubscribe at any time, free of charge.`,
  success: 'Successfully subscribed to our newsletter!',
  confirm: 'Please open the email we sent you and confirm your subscription.',
  exists: 'This email is already subscribed.',
} as const satisfies Translation<typeof ko>;
