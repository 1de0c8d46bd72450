import { isUnchanged, type ContentVersions } from '@app/domain/content/content-versions.ts';
import type { SearchEntry } from '@app/domain/search/search-entry.ts';
import { SEARCHED_COLLECTIONS } from '../../lib/page-data.ts';

/** The longest time to keep an index, in case a change was not recorded. */
const KEPT_MS = 30_000;

interface Kept {
  readAt: Date;
  found: ContentVersions | null;
  index: Promise<SearchEntry[]>;
}

function isCurrent({ readAt, found }: Kept, current: ContentVersions | null, now: Date): boolean {
  if (!found || !current || now.getTime() - readAt.getTime() >= KEPT_MS) return false;
  const read = { versions: found.versions, now: readAt };
  return SEARCHED_COLLECTIONS.every((collection) => isUnchanged(collection, read, current, now));
}

/**
 * Returns a reader that keeps the index in memory until the content has another version, an item appears or ends, or half a
 * minute is over: then a search reads one document instead of three collections. Where versions are unknown nothing is kept.
 */
export function keepSearchIndex(
  read: (now: Date) => Promise<SearchEntry[]>,
  findVersions: () => Promise<ContentVersions | null>,
): (now: Date) => Promise<SearchEntry[]> {
  let kept: Kept | undefined;
  return async (now) => {
    // Read before the content: a change in between is read again, not missed.
    const found = await findVersions();
    if (!kept || !isCurrent(kept, found, now)) {
      const reading: Kept = { readAt: now, found, index: read(now) };
      kept = reading;
      reading.index.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return kept.index;
  };
}
