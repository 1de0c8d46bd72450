import type ko from '../ko/submission.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  emailSuggestion: { question: 'Did you mean {{email}}?', correct: 'Use this address' },
  unverified:
    'The spam check (reCAPTCHA) did not go through. Please turn off any blocker and try again, or call us on {{phone}}.',
  tooLong: 'That is too long to send. Please shorten it and try again.',
  tooManyRequests: 'You have sent several messages in a short time. Please wait a little and try again.',
  timeout: 'Our server did not answer in time. Please try again in a moment.',
  offline: 'You are offline. What you typed is still here.',
  kept: 'What you typed is still here.',
} as const satisfies Translation<typeof ko>;
