import { getCountFromServer, onSnapshot, type Query } from 'firebase/firestore';
import { AUDITED_RECORDS } from '@app/domain/audit/audit-entry.ts';
import type { CollectionName } from '@app/domain/collections.ts';
import { repeatWhileVisible } from '../../lib/repeat-while-visible.ts';
import { auth } from '../session/firebase-auth.ts';
import { isEndingSession } from '../session/session.ts';
import { trackConnection } from './connection.ts';
import { createCounter } from './counter.ts';
import { subscribeInSession } from './subscribe-in-session.ts';
import { queryOf, type UnboundedSelection } from './selection.ts';
import { useLive } from './use-live.ts';

/**
 * Listens to the latest audit log entry, because counts change with it. Logins and logouts are excluded: a count during
 * logout would be denied.
 */
const NEWEST_CHANGE = queryOf('auditLog', {
  where: [['collection', 'in', AUDITED_RECORDS]],
  orderBy: ['when', 'desc'],
  limit: 1,
});

interface CountOptions {
  /**
   * Of which selection a new document is counted at once, for one more read: the counted one by default. With null it is counted after an
   * admin's next change.
   */
  newest?: UnboundedSelection | null;
  /**
   * Whether it is also counted every minute while the page is visible, because the audit log has only changes by admins: a guest may
   * cancel an older booking, and an older mail may fail.
   */
  isRepeated?: boolean;
}

const REPEAT_MS = 60_000;

/**
 * Returns the live number of selected documents: counts again when another document is the newest or an admin has changed something, so
 * it listens to two documents at most. Null until it is known, and while nothing is selected.
 */
export function useLiveCount(
  name: CollectionName,
  selection: UnboundedSelection | null,
  { newest = selection, isRepeated = false }: CountOptions = {},
): number | null {
  const live = useLive<number>(JSON.stringify(['count', name, selection, newest, isRepeated]), (emit) => {
    if (!selection) return () => {};
    return subscribeInSession(emit, (onError) => {
      const counter = createCounter({
        read: async () => (await getCountFromServer(queryOf(name, selection))).data().count,
        onCount: (value) => emit({ state: 'ready', value }),
        onError,
      });
      const update = () => {
        // A count requested during logout would be denied.
        if (auth.currentUser && !isEndingSession()) counter.update();
      };
      const queries = [...(newest ? [queryOf(name, { ...newest, limit: 1 })] : []), NEWEST_CHANGE];
      const answered = new Set<Query>();
      const stops = queries.map((query) => {
        const connection = trackConnection();
        const stop = onSnapshot(
          query,
          // Also notifies when the connection is lost and when it is back.
          { includeMetadataChanges: true },
          (snapshot) => {
            connection.update(snapshot.metadata);
            if (snapshot.metadata.fromCache) return;
            const isFirst = !answered.has(query);
            answered.add(query);
            // The first answers are no changes: counting after the last of them counts once.
            if (answered.size < queries.length) return;
            if (!isFirst && snapshot.docChanges().length === 0) return;
            update();
          },
          onError,
        );
        return () => {
          stop();
          connection.stop();
        };
      });
      const stopRepeating = isRepeated ? repeatWhileVisible(update, REPEAT_MS) : undefined;
      return () => {
        stopRepeating?.();
        counter.stop();
        stops.forEach((stop) => stop());
      };
    });
  });
  return live.state === 'ready' ? live.value : null;
}
