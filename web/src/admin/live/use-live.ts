import { useEffect, useReducer } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import type { Subscribe, Live, Snapshot } from './live.ts';

/**
 * reactfire caches the observable of an id for as long as the page lives, with its last value, and throws its error at every
 * rendering. Here a source ends with its last subscriber and starts again under a new id, and a failure is a value.
 */
interface Source {
  /** Counts the starts of this source; part of the id under which reactfire knows it. */
  generation: number;
  subscribers: number;
  /** Stops listening and lets go of the last value. */
  stop: () => void;
}

const sources = new Map<string, Source>();

function sourceOf(key: string): Source {
  const found = sources.get(key) ?? { generation: 0, subscribers: 0, stop: () => {} };
  sources.set(key, found);
  return found;
}

function observe<T>(source: Source, subscribeTo: Subscribe<T>): Observable<Snapshot<T> | null> {
  return new Observable((subscriber) => {
    const unsubscribe = subscribeTo((snapshot) => subscriber.next(snapshot));
    source.stop = () => {
      unsubscribe();
      source.stop = () => {};
      // reactfire keeps the last value of a stopped source; null frees the documents.
      subscriber.next(null);
    };
    return source.stop;
  });
}

function end(source: Source): void {
  source.generation += 1;
  source.stop();
}

/** Counts a subscriber; the returned function counts it out again, and the last one ends the source. */
function retain(source: Source): () => void {
  source.subscribers += 1;
  return () => {
    source.subscribers -= 1;
    // React's strict mode unsubscribes and subscribes again at once: that must not end the source.
    queueMicrotask(() => {
      if (source.subscribers === 0) end(source);
    });
  };
}

/** Subscribes to a live source, which all subscribers of `key` share: the key must contain all that `listen` depends on. */
export function useLive<T>(key: string, subscribeTo: Subscribe<T>): Live<T> {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const source = sourceOf(key);
  const snapshot = useObservable(`${key}#${source.generation}`, observe(source, subscribeTo)).data;
  useEffect(() => retain(source), [source]);

  if (!snapshot) return { state: 'loading' };
  if (snapshot.state !== 'failed') return snapshot;
  const retry = () => {
    end(source);
    rerender();
  };
  return { ...snapshot, retry };
}
