import type { Micros } from '../values/timestamp.ts';
import type { DocumentChange } from '../values/stored-document.ts';

/** Receives the changes of each commit. Called synchronously, in the order of commits. */
export interface Watcher {
  /** Called for each changed document at the watched target. */
  collect(change: DocumentChange): void;
  /** Called at the end of a commit that has changed a document at the watched target. */
  flush(time: Micros): void;
}

/** A target to watch: a document path, a collection path, or all collections with an id. */
export type WatchTarget =
  | { readonly kind: 'document' | 'collection'; readonly path: string }
  | { readonly kind: 'group'; readonly collectionId: string };

/** The registered watchers, indexed by target. */
export class Watchers {
  private readonly byTarget = new Map<string, Set<Watcher>>();

  /** Registers a watcher until the returned function is called. */
  watch(target: WatchTarget, watcher: Watcher): () => void {
    const key = keyOf(target);
    const watchers = this.byTarget.get(key) ?? new Set();
    this.byTarget.set(key, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.byTarget.get(key) === watchers) this.byTarget.delete(key);
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
    const targets: WatchTarget[] = [
      { kind: 'document', path: segments.join('/') },
      { kind: 'collection', path: segments.slice(0, -1).join('/') },
      { kind: 'group', collectionId: segments.at(-2) ?? '' },
      { kind: 'group', collectionId: '' },
    ];
    for (const target of targets) yield* this.byTarget.get(keyOf(target)) ?? [];
  }
}

function keyOf(target: WatchTarget): string {
  return target.kind === 'group' ? `group:${target.collectionId}` : `${target.kind}:${target.path}`;
}
