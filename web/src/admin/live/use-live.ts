import { useEffect, useReducer } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import type { Subscribe, Live, Snapshot } from './live.ts';

/**
 * reactfire caches the observable of an id until the page is reloaded, with its last value, and throws its error on
 * every render. Here a source stops with its last subscriber and restarts under a new id, and an error is a value.
 */
interface Source {
  /** Counts the starts of this source; part of its id in reactfire. */
  generation: number;
  subscribers: number;
  /** Unsubscribes and drops the last value. */
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

/** Adds a subscriber; the returned function removes it, and removing the last one stops the source. */
function retain(source: Source): () => void {
  source.subscribers += 1;
  return () => {
    source.subscribers -= 1;
    // React's strict mode unsubscribes and subscribes again at once, which must not stop the source.
    queueMicrotask(() => {
      if (source.subscribers === 0) end(source);
    });
  };
}

/**
 * Subscribes to a live source, which all subscribers of `key` share. The key must contain everything that `listen`
 * depends on.
 */
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
