import { useEffect, useReducer } from 'react';
import { useObservable, type ReactFireGlobals } from 'reactfire';
import { Observable } from 'rxjs';
import type { Listen, Live, Told } from './live.ts';

/**
 * reactfire keeps whatever was once subscribed to for as long as the page lives, and throws a failure in render, again
 * at every try. So here a source ends with its last reader, and a failure is a value like any other.
 */
const readers = new Map<string, number>();
const stops = new Map<string, () => void>();

function observe<T>(key: string, listen: Listen<T>): Observable<Told<T>> {
  return new Observable((subscriber) => {
    const stop = listen((told) => subscriber.next(told));
    stops.set(key, stop);
    return stop;
  });
}

function end(key: string): void {
  stops.get(key)?.();
  stops.delete(key);
  (globalThis as unknown as ReactFireGlobals)._reactFirePreloadedObservables.delete(key);
}

function countReaders(key: string, change: 1 | -1): number {
  const count = (readers.get(key) ?? 0) + change;
  if (count > 0) readers.set(key, count);
  else readers.delete(key);
  return count;
}

/** Counts a reader in; the answer counts it out, and the last one out ends the source. */
function hold(key: string): () => void {
  countReaders(key, 1);
  return () => {
    countReaders(key, -1);
    // React's strict mode lets go and takes hold again at once: that must not end the source.
    queueMicrotask(() => {
      if (!readers.has(key)) end(key);
    });
  };
}

/** Follows a live source. Readers of the same `key` share one: the key must tell all that `listen` depends on. */
export function useLive<T>(key: string, listen: Listen<T>): Live<T> {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const told: Told<T> | undefined = useObservable(key, observe(key, listen)).data;
  useEffect(() => hold(key), [key]);

  if (!told) return { state: 'loading' };
  if (told.state !== 'failed') return told;
  const retry = () => {
    end(key);
    renderAgain();
  };
  return { ...told, retry };
}
