import { BRAND } from '@app/domain/brand.ts';
import type { NewsletterWords } from './ko.ts';

export const en = {
  title: 'Letters from the workshop',
  text: 'Fresh roasts and new dates for experiences, once or twice a month.',
  email: 'Email address',
  submit: 'Subscribe',
  submitting: 'Subscribing…',
  emailInvalid: 'Please enter a valid email address',
  consent: `By subscribing you agree to receive advertising mail from ${BRAND.name.en} (${BRAND.email}). A link in every mail ends it at any time, free of charge.`,
  success: 'Successfully subscribed to our newsletter!',
  confirm: 'Please open the email we sent you and confirm your subscription.',
  exists: 'This email is already subscribed.',
} satisfies NewsletterWords;
