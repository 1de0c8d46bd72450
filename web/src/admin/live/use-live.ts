import { useEffect, useReducer } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import type { Listen, Live, Told } from './live.ts';

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

function observe<T>(source: Source, listen: Listen<T>): Observable<Told<T> | null> {
  return new Observable((subscriber) => {
    const unsubscribe = listen((told) => subscriber.next(told));
    source.stop = () => {
      unsubscribe();
      source.stop = () => {};
      // What reactfire keeps of an ended source is this.
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
function subscribe(source: Source): () => void {
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
export function useLive<T>(key: string, listen: Listen<T>): Live<T> {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const source = sourceOf(key);
  const told = useObservable(`${key}#${source.generation}`, observe(source, listen)).data;
  useEffect(() => subscribe(source), [source]);

  if (!told) return { state: 'loading' };
  if (told.state !== 'failed') return told;
  const retry = () => {
    end(source);
    rerender();
  };
  return { ...told, retry };
}
