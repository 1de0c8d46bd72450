import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Subscribe, Snapshot } from './live.ts';
import { useLive } from './use-live.ts';

/** A source that a test controls. It counts its subscribers. */
function aSource() {
  const listeners = new Set<(snapshot: Snapshot<string>) => void>();
  let opened = 0;
  const subscribeTo: Subscribe<string> = (emit) => {
    opened += 1;
    listeners.add(emit);
    return () => listeners.delete(emit);
  };
  return {
    subscribeTo,
    emit: (snapshot: Snapshot<string>) => act(() => listeners.forEach((emit) => emit(snapshot))),
    listening: () => listeners.size,
    opened: () => opened,
  };
}

const settle = () => act(async () => {});

describe('useLive', () => {
  it('returns the loading state, then each new value', () => {
    const source = aSource();
    const { result } = renderHook(() => useLive('values', source.subscribeTo));
    expect(result.current).toEqual({ state: 'loading' });
    source.emit({ state: 'ready', value: 'one' });
    expect(result.current).toEqual({ state: 'ready', value: 'one' });
    source.emit({ state: 'ready', value: 'two' });
    expect(result.current).toEqual({ state: 'ready', value: 'two' });
  });

  it('stops the shared source only when the last subscriber unmounts', async () => {
    const source = aSource();
    const first = renderHook(() => useLive('shared', source.subscribeTo));
    const second = renderHook(() => useLive('shared', source.subscribeTo));
    expect(source.opened()).toBe(1);
    first.unmount();
    await settle();
    expect(source.listening()).toBe(1);
    second.unmount();
    await settle();
    expect(source.listening()).toBe(0);
  });

  it('restarts a stopped source without its old value', async () => {
    const source = aSource();
    const first = renderHook(() => useLive('again', source.subscribeTo));
    source.emit({ state: 'ready', value: 'old' });
    first.unmount();
    await settle();
    const second = renderHook(() => useLive('again', source.subscribeTo));
    expect(second.result.current).toEqual({ state: 'loading' });
    source.emit({ state: 'ready', value: 'new' });
    expect(second.result.current).toEqual({ state: 'ready', value: 'new' });
  });

  it('stops the source of the previous key when the key changes', async () => {
    const sources = { a: aSource(), b: aSource() };
    const { rerender } = renderHook(({ key }: { key: 'a' | 'b' }) => useLive(key, sources[key].subscribeTo), {
      initialProps: { key: 'a' },
    });
    rerender({ key: 'b' });
    await settle();
    expect([sources.a.listening(), sources.b.listening()]).toEqual([0, 1]);
  });

  it('returns an error as a value and subscribes again on retry', async () => {
    const source = aSource();
    const { result, unmount } = renderHook(() => useLive('failing', source.subscribeTo));
    source.emit({ state: 'failed', error: new Error('refused') });
    if (result.current.state !== 'failed') throw new Error('expected a failure');
    expect(result.current.error.message).toBe('refused');
    act(result.current.retry);
    expect(result.current).toEqual({ state: 'loading' });
    source.emit({ state: 'ready', value: 'at last' });
    expect(result.current).toEqual({ state: 'ready', value: 'at last' });
    unmount();
    await settle();
    expect(source.listening()).toBe(0);
  });

  it('keeps the subscription during the double effects of strict mode', async () => {
    const source = aSource();
    const { result } = renderHook(() => useLive('strict', source.subscribeTo), { wrapper: StrictMode });
    await settle();
    expect(source.listening()).toBe(1);
    source.emit({ state: 'ready', value: 'here' });
    expect(result.current).toEqual({ state: 'ready', value: 'here' });
  });
});
