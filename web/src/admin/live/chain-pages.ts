import type { Snapshot, Subscribe } from './live.ts';

/** The last item of a page, after which the next page starts. */
export interface PageEnd {
  /** Identifies the position in the sorted list. */
  key: string;
}

interface Page<Item, End extends PageEnd> {
  items: Item[];
  /** Absent when the page is not full, so that nothing follows. */
  end?: End;
}

interface OpenPage<Item, End extends PageEnd> {
  after: string | undefined;
  latest?: Snapshot<Page<Item, End>>;
  stop: () => void;
}

/**
 * Subscribes to the first `count` pages of a sorted list and emits their items once all are known. Each page starts
 * after the end of the one before it; when that end changes, because an item was added or removed, the following pages
 * are read again from there, so no item is missing or shown twice. No pages are an empty list.
 */
export function chainPages<Item, End extends PageEnd>(
  count: number,
  subscribe: (after: End | undefined) => Subscribe<Page<Item, End>>,
): Subscribe<Item[]> {
  return (emit) => {
    const pages: OpenPage<Item, End>[] = [];
    const close = (from: number) => pages.splice(from).forEach(({ stop }) => stop());

    function emitAll() {
      const items: Item[] = [];
      for (const { latest } of pages) {
        if (!latest) return;
        if (latest.state !== 'ready') return emit(latest);
        items.push(...latest.value.items);
      }
      emit({ state: 'ready', value: items });
    }

    function open(index: number, after: End | undefined) {
      // The earlier subscription ends after the new one has started, so that a shared one goes on.
      const replaced = pages.splice(index);
      const page: OpenPage<Item, End> = { after: after?.key, stop: () => {} };
      pages.push(page);
      page.stop = subscribe(after)((snapshot) => {
        page.latest = snapshot;
        if (pages[index] !== page) return;
        const end = snapshot.state === 'ready' ? snapshot.value.end : undefined;
        const isFollowed = end !== undefined && index + 1 < count;
        if (!isFollowed) close(index + 1);
        else if (pages[index + 1]?.after !== end.key) open(index + 1, end);
        emitAll();
      });
      replaced.forEach(({ stop }) => stop());
    }

    if (count > 0) open(0, undefined);
    else emit({ state: 'ready', value: [] });
    return () => close(0);
  };
}
