import type { CollectionName } from '@app/domain/collections.ts';
import { visibleMinute } from '@app/domain/shared/visibility.ts';
import { firestoreOrigin } from '../config/firestore-origin.ts';
import { findDocuments, isRefused } from './documents.ts';
import type { Clause } from './firestore-lite.ts';

/**
 * Returns the server's time from the `Date` header of a response, corrected by `Age` (seconds in a cache). For visitors, and for
 * instances of the page server, whose clock is wrong.
 */
export async function serverTime(): Promise<Date> {
  const address = import.meta.env.SSR ? firestoreOrigin() : '/favicon.svg';
  const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  const age = Number(headers.get('Age') ?? 0);
  return new Date(Date.parse(headers.get('Date') ?? '') + age * 1000);
}

/**
 * Returns the documents that are visible now, under further clauses with times of at most the given `now`. The rules reject a
 * query for another minute than the server's. A query from a wrong clock is repeated with the server's time.
 */
export async function findVisibleDocuments<T extends { id: string }>(
  name: CollectionName,
  clausesAt: (now: Date) => readonly Clause[],
): Promise<T[]> {
  const visibleAt = (time: Date) => {
    const { from, until } = visibleMinute(time);
    return findDocuments<T>(
      name,
      ['visibleFrom', '<=', from],
      ['visibleUntil', '>', until],
      ...clausesAt(from),
    );
  };
  try {
    return await visibleAt(new Date());
  } catch (error) {
    if (!isRefused(error)) throw error;
    return visibleAt(await serverTime());
  }
}
