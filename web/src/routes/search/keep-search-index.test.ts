import { describe, expect, it, vi } from 'vitest';
import type { ContentVersions } from '@app/domain/content/content-versions.ts';
import type { SearchEntry } from '@app/domain/search/search-entry.ts';
import { keepSearchIndex } from './read-search-index.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const CURRENT: ContentVersions = {
  versions: { products: NOW, events: NOW, stories: NOW },
  scheduled: {},
};

function readerOf(versions: ContentVersions | null) {
  const stated = { current: versions };
  const read = vi.fn<() => Promise<SearchEntry[]>>(() => Promise.resolve([]));
  const find = keepSearchIndex(read, () => Promise.resolve(stated.current));
  return { read, find, stated };
}

describe('keepSearchIndex', () => {
  it('reads the content once for searches within half a minute, also for concurrent ones', async () => {
    const { read, find } = readerOf(CURRENT);
    const indexes = await Promise.all([find(NOW), find(NOW), find(after(1))]);
    indexes.push(await find(after(29)));
    expect(new Set(indexes).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
    await find(after(30));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each(['products', 'events', 'stories'] as const)('reads again when %s have changed', async (changed) => {
    const { read, find, stated } = readerOf(CURRENT);
    await find(NOW);
    stated.current = { ...CURRENT, versions: { ...CURRENT.versions, [changed]: after(1) } };
    await find(after(2));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps the index when other content has changed', async () => {
    const { read, find, stated } = readerOf(CURRENT);
    await find(NOW);
    stated.current = { ...CURRENT, versions: { ...CURRENT.versions, sitePictures: after(1) } };
    await find(after(2));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps no index past the next scheduled change', async () => {
    const { read, find } = readerOf({ ...CURRENT, scheduled: { stories: [after(5)] } });
    await find(NOW);
    await find(after(4));
    expect(read).toHaveBeenCalledTimes(1);
    await find(after(5));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing where versions are unknown', async () => {
    const { read, find } = readerOf(null);
    await find(NOW);
    await find(NOW);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads again after a failed reading', async () => {
    const { read, find } = readerOf(CURRENT);
    read.mockRejectedValueOnce(new Error('unreachable'));
    await expect(find(NOW)).rejects.toThrow('unreachable');
    expect(await find(NOW)).toEqual([]);
  });
});
