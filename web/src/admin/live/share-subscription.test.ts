import { describe, expect, it } from 'vitest';
import type { Snapshot } from './live.ts';
import { shareSubscription } from './share-subscription.ts';

/** A source that records its starts and stops. */
function aSource() {
  const calls: string[] = [];
  let emit: (snapshot: Snapshot<number>) => void = () => {};
  return {
    calls,
    emit: (snapshot: Snapshot<number>) => emit(snapshot),
    subscribe: (listener: typeof emit) => {
      calls.push('start');
      emit = listener;
      return () => calls.push('stop');
    },
  };
}

const ready = (value: number): Snapshot<number> => ({ state: 'ready', value });

describe('shared subscription', () => {
  it('starts once, gives later subscribers the latest value, and stops with the last subscriber', () => {
    const source = aSource();
    const shared = shareSubscription(crypto.randomUUID(), source.subscribe);
    const [first, second]: [unknown[], unknown[]] = [[], []];
    const stopFirst = shared((one) => first.push(one));
    source.emit(ready(1));
    const stopSecond = shared((one) => second.push(one));
    stopFirst();
    source.emit(ready(2));
    expect([first, second]).toEqual([[ready(1)], [ready(1), ready(2)]]);
    expect(source.calls).toEqual(['start']);
    stopSecond();
    expect(source.calls).toEqual(['start', 'stop']);
  });

  it('starts again after a failure', () => {
    const source = aSource();
    const shared = shareSubscription(crypto.randomUUID(), source.subscribe);
    shared(() => {});
    source.emit({ state: 'failed', error: new Error('sample failure') });
    shared(() => {});
    expect(source.calls).toEqual(['start', 'start']);
  });
});
