import { describe, expect, it } from 'vitest';
import { chainPages } from './chain-pages.ts';
import type { Snapshot } from './live.ts';

const SIZE = 2;

/** A sorted list of numbers with live pages; counts the items that each page reads. */
function aList(...initial: number[]) {
  let items = initial;
  let reads = 0;
  const refreshes = new Set<() => void>();
  const pageAfter = (after: { key: string } | undefined) => {
    const page = items.filter((item) => !after || item > Number(after.key)).slice(0, SIZE);
    return { items: page, ...(page.length === SIZE && { end: { key: String(page.at(-1)) } }) };
  };
  return {
    reads: () => reads,
    change: (...changed: number[]) => {
      items = changed;
      for (const refresh of refreshes) refresh();
    },
    subscribers: () => refreshes.size,
    subscribe: (after: { key: string } | undefined) => (emit: (snapshot: Snapshot<never>) => void) => {
      const refresh = () => emit({ state: 'ready', value: pageAfter(after) as never });
      reads += pageAfter(after).items.length;
      refreshes.add(refresh);
      refresh();
      return () => refreshes.delete(refresh);
    },
  };
}

function watch(list: ReturnType<typeof aList>, count: number) {
  const seen: unknown[] = [];
  const stop = chainPages<number, { key: string }>(
    count,
    list.subscribe as never,
  )((one) => one.state === 'ready' && seen.push(one.value));
  return { seen, stop };
}

describe('chained pages', () => {
  it('emit the items of the requested number of pages, each read once', () => {
    const list = aList(1, 2, 3, 4, 5);
    expect(watch(list, 2).seen.at(-1)).toEqual([1, 2, 3, 4]);
    expect(list.reads()).toBe(4);
  });

  it('do not open a page after one that is not full', () => {
    const list = aList(1, 2, 3);
    expect(watch(list, 5).seen.at(-1)).toEqual([1, 2, 3]);
    expect(list.subscribers()).toBe(2);
  });

  it.each([
    ['added to the first page', [0, 1, 2, 3, 4], [0, 1, 2, 3]],
    ['removed from the first page', [2, 3, 4, 5], [2, 3, 4, 5]],
    ['removed so that one page is left', [1], [1]],
  ])('show each item once when an item is %s', (_, changed, expected) => {
    const list = aList(1, 2, 3, 4);
    const { seen } = watch(list, 2);
    list.change(...changed);
    expect(seen.at(-1)).toEqual(expected);
  });

  it('stop all subscriptions', () => {
    const list = aList(1, 2, 3, 4);
    watch(list, 2).stop();
    expect(list.subscribers()).toBe(0);
  });
});
