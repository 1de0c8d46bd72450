import { act } from '@testing-library/react';
import { deleteDoc, disableNetwork, doc, getDocFromCache, setDoc, Timestamp } from 'firebase/firestore';
import type { ContentName } from '../editing/content-kind.ts';
import { storedDrafts } from '../editing/use-drafts.ts';
import type { Draft } from '../form/drafts.ts';
import { firestore } from '../live/firestore.ts';
import type { Snapshot } from '../live/live.ts';
import { shareSubscription } from '../live/share-subscription.ts';
import { auth } from '../session/firebase-auth.ts';

/**
 * Signs in and stands in for the server's drafts of a kind, which the dashboard does not know before `answer`. Firestore stays
 * offline: `find` reads what it has been told to write. `stop` must be called at the end of the test.
 */
export async function serveDrafts(kind: ContentName) {
  await auth.authStateReady();
  await disableNetwork(firestore);
  Object.assign(auth, { currentUser: {} });
  let emit: (snapshot: Snapshot<unknown>) => void = () => {};
  const share = shareSubscription(JSON.stringify(['drafts', storedDrafts(kind)]), (listener) => {
    emit = listener;
    return () => {};
  });
  const release = share(() => {});
  const documentOf = (id: string) => doc(firestore, 'drafts', id);
  const ids = new Set<string>();
  const store = ({ id, changes }: Draft) => {
    ids.add(id);
    void setDoc(documentOf(id), { changes: JSON.stringify(changes) });
  };
  return {
    /** The server has a draft. */
    store,
    /** Answers the dashboard that the server has these drafts, and no others. */
    answer: async (...drafts: Draft[]) => {
      drafts.forEach(store);
      const value = drafts.map(({ id, changes, savedAt, ...draft }) => ({
        id,
        data: () => ({ ...draft, savedAt: Timestamp.fromDate(savedAt), changes: JSON.stringify(changes) }),
      }));
      await act(async () => emit({ state: 'ready', value }));
    },
    /** The dashboard loses its connection to the server's drafts. */
    lose: () => act(() => emit({ state: 'unreachable' })),
    /** Finds the changes of a draft on the server; undefined when it has none, also when it was deleted. */
    find: async (id: string) => {
      const changes = (await getDocFromCache(documentOf(id)).catch(() => null))?.get('changes') as unknown;
      return typeof changes === 'string' ? (JSON.parse(changes) as Draft['changes']) : undefined;
    },
    stop: () => {
      release();
      Object.assign(auth, { currentUser: null });
      for (const id of ids) void deleteDoc(documentOf(id));
    },
  };
}
