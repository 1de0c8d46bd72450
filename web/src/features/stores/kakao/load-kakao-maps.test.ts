import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KakaoMaps } from './kakao-maps.ts';
import { loadKakaoMaps } from './load-kakao-maps.ts';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];
const here = () => new AbortController().signal;

/** Returns the library as it is when its script has run, with the given `load`. */
function library(load: (ready: () => void) => void = (ready) => ready()): KakaoMaps {
  return { load: vi.fn<typeof load>(load) } as unknown as KakaoMaps;
}
const provideLibrary = (maps: KakaoMaps) => {
  window.kakao = { maps };
};
const fail = () => scripts().at(-1)?.dispatchEvent(new Event('error'));

/** Returns the value of the promise once `ms` have passed, or `pending`. */
async function after<T>(ms: number, promise: Promise<T>): Promise<T | 'pending'> {
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([promise, Promise.resolve('pending' as const)]);
}

beforeEach(() => {
  vi.useFakeTimers();
  // Scripts added in these tests are never loaded; a test triggers their events.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      Node.prototype.appendChild.call(document.head, inert(node as HTMLScriptElement));
  });
});
afterEach(() => {
  vi.useRealTimers();
  delete window.kakao;
  document.head.replaceChildren();
});

function inert(script: HTMLScriptElement): HTMLScriptElement {
  script.type = 'text/plain';
  return script;
}

describe('loadKakaoMaps', () => {
  it('requests the library with the encoded key and without autoload', async () => {
    void loadKakaoMaps('a key&more', here());
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://dapi.kakao.com/v2/maps/sdk.js?appkey=a%20key%26more&autoload=false',
    ]);
  });

  it('checks every 100 ms whether the library is available and initializes it once', async () => {
    const maps = library();
    const loading = loadKakaoMaps('key', here());
    expect(await after(250, loading)).toBe('pending');
    provideLibrary(maps);
    expect(await after(49, loading)).toBe('pending');
    expect(maps.load).not.toHaveBeenCalled();
    expect(await after(1, loading)).toBe(maps);
    expect(maps.load).toHaveBeenCalledTimes(1);
  });

  it('waits for the library to load its own parts', async () => {
    let ready = () => {};
    const maps = library((callback) => (ready = callback));
    provideLibrary(maps);
    const loading = loadKakaoMaps('key', here());
    expect(await after(1_000, loading)).toBe('pending');
    ready();
    expect(await after(100, loading)).toBe(maps);
    expect(maps.load).toHaveBeenCalledTimes(1);
    expect(scripts()).toEqual([]);
  });

  it('retries three times with growing delays, then resolves with null', async () => {
    const loading = loadKakaoMaps('key', here());
    for (const pause of [1_000, 2_000, 4_000]) {
      fail();
      await vi.advanceTimersByTimeAsync(100);
      expect(scripts()).toHaveLength(0);
      expect(await after(pause - 1, loading)).toBe('pending');
      expect(scripts()).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(scripts()).toHaveLength(1);
    }
    fail();
    expect(await after(100, loading)).toBeNull();
    expect(scripts()).toHaveLength(0);
    expect(await after(60_000, loading)).toBeNull();
  });

  it('treats a script without response as failed after five seconds', async () => {
    const loading = loadKakaoMaps('key', here());
    await vi.advanceTimersByTimeAsync(4_999);
    expect(scripts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(scripts()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(scripts()).toHaveLength(1);
    const maps = library();
    provideLibrary(maps);
    expect(await after(100, loading)).toBe(maps);
  });

  it('returns the library after a successful retry', async () => {
    const loading = loadKakaoMaps('key', here());
    fail();
    await vi.advanceTimersByTimeAsync(1_100);
    const maps = library();
    provideLibrary(maps);
    expect(await after(100, loading)).toBe(maps);
  });

  it('stops when aborted', async () => {
    const leaving = new AbortController();
    const loading = loadKakaoMaps('key', leaving.signal);
    leaving.abort();
    expect(await after(100, loading)).toBeNull();
    expect(await after(60_000, loading)).toBeNull();
    expect(scripts()).toHaveLength(0);
  });
});
