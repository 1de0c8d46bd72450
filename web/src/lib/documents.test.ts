import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDocument, findDocuments } from './documents.ts';
// Fetched before the clock stands still.
import './firestore-lite.ts';

const silence = vi.fn<typeof fetch>(() => new Promise(() => {}));

beforeEach(() => {
  silence.mockClear();
  vi.stubGlobal('fetch', silence);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a Firestore that never answers', () => {
  it.each([
    ['a list', () => findDocuments('products')],
    ['a document', () => findDocument('products', '00000000-0000-4000-8000-000000000001')],
  ])('is given up after ten seconds by who wants %s, and can be asked again', async (_, read) => {
    for (const time of [1, 2]) {
      let ended = 'waiting';
      const reading = read().catch((error: unknown) => {
        ended = (error as Error).name;
      });
      await vi.advanceTimersByTimeAsync(9_900);
      expect(silence).toHaveBeenCalledTimes(time);
      expect(ended).toBe('waiting');
      await vi.advanceTimersByTimeAsync(200);
      await reading;
      expect(ended).toBe('TimeoutError');
    }
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each(['__proto__', 'a/b', '..'])(
  'is null, and nobody is asked, of what cannot be the name of one: %s',
  async (id) => {
    expect(await findDocument('products', id)).toBeNull();
  },
);
