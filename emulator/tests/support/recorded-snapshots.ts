import type { Client, QuerySpec } from './client.ts';

// Records the snapshots of listeners for tests. Uses no Node API, since it also runs in a browser.

interface Change {
  readonly type: 'added' | 'modified' | 'removed';
  readonly doc: { readonly id: string };
}

/** A snapshot of a query or of a document, of any SDK. */
export type SnapshotLike = { docChanges(): Change[] } | { data(): unknown };

const SIGNS = { added: '+', modified: '~', removed: '-' } as const;

function describeSnapshot(snapshot: SnapshotLike): string {
  if ('data' in snapshot) return JSON.stringify(snapshot.data() ?? null);
  return snapshot
    .docChanges()
    .map(({ type, doc }) => `${SIGNS[type]}${doc.id}`)
    .join(' ');
}

class RecordedSnapshots {
  readonly #texts: string[] = [];
  readonly #waiting = new Set<() => void>();

  add(text: string): void {
    this.#texts.push(text);
    for (const look of this.#waiting) look();
  }

  /** Resolves to all texts as soon as there are at least `count`. */
  reached(count: number): Promise<string[]> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#texts.length < count) return;
        this.#waiting.delete(look);
        resolve([...this.#texts]);
      };
      this.#waiting.add(look);
      look();
    });
  }
}

/** Listens to a query or a document with an SDK. Returns a function that stops listening. */
export type Subscribe = (
  target: QuerySpec | { readonly document: string },
  next: (snapshot: SnapshotLike) => void,
  failed: (error: Error) => void,
) => () => void;

/** Returns the methods of a client for listening. */
export function snapshotRecorder(subscribe: Subscribe): Pick<Client, 'listen' | 'snapshots' | 'unlisten'> {
  const snapshots = new Map<string, RecordedSnapshots>();
  const ends = new Map<string, () => void>();
  return {
    async listen(name, target) {
      const texts = new RecordedSnapshots();
      snapshots.set(name, texts);
      const end = subscribe(
        target,
        (snapshot) => texts.add(describeSnapshot(snapshot)),
        (error) => texts.add(error.message),
      );
      ends.set(name, end);
    },
    unlisten: async (name) => ends.get(name)?.(),
    snapshots: async (name, count) => (await snapshots.get(name)?.reached(count)) ?? [],
  };
}
