import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KakaoMaps } from './kakao-maps.ts';
import { loadKakaoMaps } from './load-kakao-maps.ts';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];
const here = () => new AbortController().signal;

/** The library as it is right after its script has run: `load` alone works. */
function library(load: (ready: () => void) => void = (ready) => ready()): KakaoMaps {
  return { load: vi.fn<typeof load>(load) } as unknown as KakaoMaps;
}
const arrive = (maps: KakaoMaps) => {
  window.kakao = { maps };
};
const fail = () => scripts().at(-1)?.dispatchEvent(new Event('error'));

/** What the promise has come to after the time has passed. */
async function after<T>(ms: number, promise: Promise<T>): Promise<T | 'pending'> {
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([promise, Promise.resolve('pending' as const)]);
}

beforeEach(() => {
  vi.useFakeTimers();
  // The test's page fetches nothing from the network: its scripts neither arrive nor fail by themselves.
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

describe('the loader of the map', () => {
  it('asks for the library with the key, to be started by hand', async () => {
    void loadKakaoMaps('a key&more', here());
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://dapi.kakao.com/v2/maps/sdk.js?appkey=a%20key%26more&autoload=false',
    ]);
  });

  it('looks every 100 ms whether it is there, and has it started once', async () => {
    const maps = library();
    const loading = loadKakaoMaps('key', here());
    expect(await after(250, loading)).toBe('pending');
    arrive(maps);
    expect(await after(49, loading)).toBe('pending');
    expect(maps.load).not.toHaveBeenCalled();
    expect(await after(1, loading)).toBe(maps);
    expect(maps.load).toHaveBeenCalledTimes(1);
  });

  it('waits for what the library itself fetches', async () => {
    let ready = () => {};
    const maps = library((callback) => (ready = callback));
    arrive(maps);
    const loading = loadKakaoMaps('key', here());
    expect(await after(1_000, loading)).toBe('pending');
    ready();
    expect(await after(100, loading)).toBe(maps);
    expect(maps.load).toHaveBeenCalledTimes(1);
    expect(scripts()).toEqual([]);
  });

  it('tries three times again after a failure, each time later, then gives up in silence', async () => {
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

  it('takes a script that never comes for failed after five seconds', async () => {
    const loading = loadKakaoMaps('key', here());
    await vi.advanceTimersByTimeAsync(4_999);
    expect(scripts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(scripts()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(scripts()).toHaveLength(1);
    const maps = library();
    arrive(maps);
    expect(await after(100, loading)).toBe(maps);
  });

  it('has the map after a retry', async () => {
    const loading = loadKakaoMaps('key', here());
    fail();
    await vi.advanceTimersByTimeAsync(1_100);
    const maps = library();
    arrive(maps);
    expect(await after(100, loading)).toBe(maps);
  });

  it('stops when the reader leaves', async () => {
    const leaving = new AbortController();
    const loading = loadKakaoMaps('key', leaving.signal);
    leaving.abort();
    expect(await after(100, loading)).toBeNull();
    expect(await after(60_000, loading)).toBeNull();
    expect(scripts()).toHaveLength(0);
  });
});
