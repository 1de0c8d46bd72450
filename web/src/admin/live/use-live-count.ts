import { getCountFromServer, onSnapshot } from 'firebase/firestore';
import { AUDITED_RECORDS } from '@app/domain/audit/audit-entry.ts';
import type { CollectionName } from '@app/domain/collections.ts';
import { auth } from '../session/firebase-auth.ts';
import { isEndingSession } from '../session/session.ts';
import { subscribeInSession } from './subscribe-in-session.ts';
import type { Snapshot } from './live.ts';
import { queryOf, type UnboundedSelection } from './selection.ts';
import { useLive } from './use-live.ts';

/**
 * The newest change by an admin: counts change with it. The beginning and end of sessions are not among them: a count
 * that a logout causes would be refused.
 */
const NEWEST_CHANGE = queryOf('auditLog', {
  where: [['collection', 'in', AUDITED_RECORDS]],
  orderBy: ['when', 'desc'],
  limit: 1,
});

/** Counts at the server, at the price of one document for a thousand, whenever it is called; emits the latest result. */
function counter(
  name: CollectionName,
  selection: UnboundedSelection,
  emit: (snapshot: Snapshot<number>) => void,
) {
  let asked = 0;
  return async (onError: (error: Error) => void) => {
    // A count requested during logout would be denied.
    if (!auth.currentUser || isEndingSession()) return;
    const mine = (asked += 1);
    try {
      const answer = await getCountFromServer(queryOf(name, selection));
      if (mine === asked) emit({ state: 'ready', value: answer.data().count });
    } catch (error) {
      onError(error as Error);
    }
  };
}

/**
 * How many documents are selected, newest first: counted again whenever another is the newest of them, or an admin has
 * changed something. So two documents are listened to, however many there are. Null until it is known.
 */
export function useLiveCount(name: CollectionName, selection: UnboundedSelection): number | null {
  const live = useLive<number>(JSON.stringify(['count', name, selection]), (emit) => {
    const count = counter(name, selection, emit);
    return subscribeInSession(emit, (onError) => {
      const newest = queryOf(name, { ...selection, limit: 1 });
      const stops = [newest, NEWEST_CHANGE].map((query) =>
        onSnapshot(query, () => void count(onError), onError),
      );
      return () => stops.forEach((stop) => stop());
    });
  });
  return live.state === 'ready' ? live.value : null;
}
