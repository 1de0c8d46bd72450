import { PASSWORD_MESSAGE, USERNAME_MESSAGE } from '@app/domain/admin/admin.ts';
import type ko from '../../ko/admin/signIn.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Admin login',
  subtitle: 'Where the day begins.',
  username: 'Username',
  password: 'Password',
  submit: 'Log in',
  submitting: 'Logging in…',
  usernameRequired: USERNAME_MESSAGE,
  passwordRequired: PASSWORD_MESSAGE,
  again: 'Your session has ended. Please log in again.',
  draftKept: 'Your session has ended. Unsaved changes are kept as a draft: log in again to continue.',
  succeeded: 'Login successful',
  failed: 'Login failed',
  failedDetail: 'Invalid username or password',
  unverifiedDetail:
    'The spam check (reCAPTCHA) did not go through. Please turn off any blocker and try again.',
  code: 'Authentication code',
  codeHint: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  codeRequired: 'Authentication code is required',
  wrongCode: 'The code is wrong or has already been used',
  tooManyDetail: 'Too many attempts. Please wait a while and try again.',
  lockedDetail:
    'Google has locked this account for a while after too many failed logins. Try again in about five minutes. If it stays locked, the owner of the site can set a new password, which unlocks it at once.',
  unavailableDetail: 'The server did not answer in time. Please try again in a moment.',
  broken: 'Error',
  brokenDetail: 'An error occurred during login',
} as const satisfies Translation<typeof ko>;
