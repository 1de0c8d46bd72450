import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadMessages } from '../i18n/message-files.ts';

beforeAll(() => Promise.all([loadMessages('kr'), loadMessages('en')]));

/** What React or a library complains about on the console is a defect. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  // Tests of the server's side have neither.
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
