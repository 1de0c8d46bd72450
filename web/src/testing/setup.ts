import { cleanup } from '@testing-library/react';
import { ageAnswerCookie } from '@app/domain/shared/age-answer.ts';
import { afterEach, beforeAll } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';
import { openPageAt } from './page-address.ts';

// Tests of the server's side have no page.
const usual = globalThis.window?.location.href;

beforeAll(() => Promise.all([loadMessages('kr'), loadMessages('en')]));

afterEach(() => {
  cleanup();
  if (usual === undefined) return;
  openPageAt(usual);
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = ageAnswerCookie(null);
  // Libraries that a test has let the page fetch.
  document.querySelectorAll('script').forEach((script) => script.remove());
});
