import { PASSWORD_MESSAGE, USERNAME_MESSAGE } from '@app/domain/admin/admin.ts';
import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const signIn = {
  title: 'Admin login',
  subtitle: 'Where the day begins.',
  username: 'Username',
  password: 'Password',
  submit: 'Login',
  submitting: 'Logging in…',
  usernameRequired: USERNAME_MESSAGE,
  passwordRequired: PASSWORD_MESSAGE,
  again: 'Your session has ended. Please sign in again.',
  succeeded: 'Login successful',
  failed: 'Login failed',
  failedDetail: 'Invalid username or password',
  unverifiedDetail:
    'The check against automatic logins (reCAPTCHA) did not go through. Please switch off what blocks it and try again.',
  code: 'Authentication code',
  codeHint: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  codeRequired: 'Authentication code is required',
  wrongCode: 'The code is wrong or has already been used',
  tooManyDetail: 'Too many attempts. Please wait a while and try again.',
  unavailableDetail: 'The server did not answer in time. Please try again in a moment.',
  broken: 'Error',
  brokenDetail: 'An error occurred during login',
} satisfies Translation<typeof ko.signIn>;

export const session = {
  checking: 'Checking your session…',
  logout: 'Logout',
  loggedOut: 'Logged out',
  logoutFailed: 'Logout failed',
  endedTitle: 'Please sign in again',
  endedDetail: 'Your session has ended. Enter your password to carry on where you were; nothing is lost.',
  later: 'Later',
} satisfies Translation<typeof ko.session>;
