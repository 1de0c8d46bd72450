import type { Micros } from '../values/timestamp.ts';
import type { DocumentChange } from './stored-document.ts';

/** Receives the changes of each commit. Called synchronously, in the order of commits. */
export interface Watcher {
  /** Called for each changed document at the watched place. */
  collect(change: DocumentChange): void;
  /** Called at the end of a commit that has changed a document at the watched place. */
  flush(time: Micros): void;
}

/** A place to watch: a document path, a collection path, or all collections with an id. */
export type Place =
  | { readonly kind: 'document' | 'collection'; readonly path: string }
  | { readonly kind: 'group'; readonly collectionId: string };

/** The registered watchers, indexed by place. */
export class Watchers {
  private readonly byPlace = new Map<string, Set<Watcher>>();

  /** Registers a watcher until the returned function is called. */
  watch(place: Place, watcher: Watcher): () => void {
    const key = keyOf(place);
    const watchers = this.byPlace.get(key) ?? new Set();
    this.byPlace.set(key, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.byPlace.get(key) === watchers) this.byPlace.delete(key);
    };
  }

  notify(time: Micros, changes: readonly DocumentChange[]): void {
    const touched = new Set<Watcher>();
    for (const change of changes) {
      for (const watcher of this.watchersOf(change)) {
        watcher.collect(change);
        touched.add(watcher);
      }
    }
    for (const watcher of touched) watcher.flush(time);
  }

  private *watchersOf({ segments }: DocumentChange): Iterable<Watcher> {
    const places: Place[] = [
      { kind: 'document', path: segments.join('/') },
      { kind: 'collection', path: segments.slice(0, -1).join('/') },
      { kind: 'group', collectionId: segments.at(-2) ?? '' },
      { kind: 'group', collectionId: '' },
    ];
    for (const place of places) yield* this.byPlace.get(keyOf(place)) ?? [];
  }
}

function keyOf(place: Place): string {
  return place.kind === 'group' ? `group:${place.collectionId}` : `${place.kind}:${place.path}`;
}
