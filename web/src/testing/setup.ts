import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';

beforeAll(() => Promise.all([loadMessages('kr'), loadMessages('en')]));

afterEach(() => {
  cleanup();
  // Tests of the server's side have neither.
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
