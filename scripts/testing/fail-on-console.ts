import { afterEach, beforeEach, vi } from 'vitest';

/** Makes a test fail that logs a warning or an error. A test that expects one replaces the method by a spy. */
const watched = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of watched) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of watched) {
    const spy = vi.mocked(console[method]);
    if (!vi.isMockFunction(spy)) continue;
    const calls = spy.mock.calls.map((call) => call.join(' '));
    spy.mockRestore();
    if (calls.length > 0) throw new Error(`console.${method} was called:\n${calls.join('\n')}`);
  }
});
