import { cleanup } from '@testing-library/react';
import { ageAnswerCookie } from '@app/domain/shared/age-answer.ts';
import { afterEach, beforeAll } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';

beforeAll(() => Promise.all([loadMessages('kr'), loadMessages('en')]));

afterEach(() => {
  cleanup();
  // Tests of the server's side have none of these.
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  if (globalThis.document) document.cookie = ageAnswerCookie(null);
});
