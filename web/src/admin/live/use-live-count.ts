import { getCountFromServer, onSnapshot } from 'firebase/firestore';
import { AUDITED_RECORDS } from '@app/domain/audit/audit-entry.ts';
import type { CollectionName } from '@app/domain/collections.ts';
import { auth } from '../session/firebase-auth.ts';
import { isEndingSession } from '../session/session.ts';
import { createCounter } from './counter.ts';
import { subscribeInSession } from './subscribe-in-session.ts';
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

/**
 * How many documents are selected, newest first: counted again whenever another is the newest of them, or an admin has
 * changed something. So two documents are listened to, however many there are. Null until it is known.
 */
export function useLiveCount(name: CollectionName, selection: UnboundedSelection): number | null {
  const live = useLive<number>(JSON.stringify(['count', name, selection]), (emit) => {
    return subscribeInSession(emit, (onError) => {
      const counter = createCounter({
        read: async () => (await getCountFromServer(queryOf(name, selection))).data().count,
        onCount: (value) => emit({ state: 'ready', value }),
        onError,
      });
      const newest = queryOf(name, { ...selection, limit: 1 });
      const stops = [newest, NEWEST_CHANGE].map((query) =>
        onSnapshot(
          query,
          () => {
            // A count requested during logout would be denied.
            if (auth.currentUser && !isEndingSession()) counter.update();
          },
          onError,
        ),
      );
      return () => {
        counter.stop();
        stops.forEach((stop) => stop());
      };
    });
  });
  return live.state === 'ready' ? live.value : null;
}
