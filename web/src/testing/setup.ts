import { cleanup } from '@testing-library/react';
import { ageAnswerCookie } from '../age-gate/age-answer.ts';
import { afterEach, beforeAll } from 'vitest';
import { openPageAt } from './page-address.ts';
import { loadTranslations } from './translations.ts';

// Tests of the server's side have no page.
const usual = globalThis.window?.location.href;

beforeAll(loadTranslations);

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
