import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDocument, findDocuments } from './documents.ts';
// Loaded before the timers are faked.
import './firestore-lite.ts';

const neverResponds = vi.fn<typeof fetch>(() => new Promise(() => {}));

beforeEach(() => {
  neverResponds.mockClear();
  vi.stubGlobal('fetch', neverResponds);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('reads when Firestore never responds', () => {
  it.each([
    ['a list', () => findDocuments('products')],
    ['a document', () => findDocument('products', '00000000-0000-4000-8000-000000000001')],
  ])('of %s time out after ten seconds and can be retried', async (_, read) => {
    for (const time of [1, 2]) {
      let ended = 'waiting';
      const reading = read().catch((error: unknown) => {
        ended = (error as Error).name;
      });
      await vi.advanceTimersByTimeAsync(9_900);
      expect(neverResponds).toHaveBeenCalledTimes(time);
      expect(ended).toBe('waiting');
      await vi.advanceTimersByTimeAsync(200);
      await reading;
      expect(ended).toBe('TimeoutError');
    }
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each(['__proto__', 'a/b', '..'])(
  'a read of the invalid document id %s returns null without a request',
  async (id) => {
    expect(await findDocument('products', id)).toBeNull();
  },
);
